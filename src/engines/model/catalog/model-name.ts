/** Ends of names that say which edition of a model is meant: dates, and Bedrock's versions. */
const edition = /-(?:latest|20\d{2}-\d{2}-\d{2}|20\d{6}|\d{4})$/;

/** Makers as Bedrock names them, with the region that may precede them. */
const bedrockMaker = /^(?:[a-z]{2,6}(?:-gov)?\.)?[a-z]+\.(?=[a-z])/;

/**
 * Returns the name of a model in the form of the table: in lower case, with hyphens for dots, without what
 * OpenRouter, Vertex, Bedrock and Hugging Face put before it, and without its date and Ollama's tag.
 */
export function plainName(given: string): string {
  const name = given.trim().toLowerCase();
  const own = name.slice(name.lastIndexOf('/') + 1).replace(bedrockMaker, '');
  const untagged = own.replace(/(?:-v\d+)?:.*$/, '').replaceAll(/[.@_]/g, '-');
  return withoutEdition(untagged);
}

function withoutEdition(name: string): string {
  const shorter = name.replace(edition, '');
  return shorter === name ? name : withoutEdition(shorter);
}
