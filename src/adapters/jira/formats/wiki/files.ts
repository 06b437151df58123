/** Macros whose text is no markup, pictures, and links to files: `!shot.png|width=300!`, `[^app.log]`. */
const marks =
  /\{(code|noformat)(?::[^}\n]{0,300})?\}|!([^\s|!][^|!\n]{0,300}\.\w{2,5}|https?:\/\/[^\s|!]{1,300})(?:\|[^!\n]{0,300})?!|\[\^([^\]|\n]{1,300})\]/g;

/**
 * Returns wiki markup with its pictures and files named as in texts of Jira Cloud, such as `[image: shot.png]`.
 * Everything else stays as people wrote it: models read wiki markup.
 */
export function nameWikiFiles(text: string): string {
  let open: string | undefined;
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(marks, (source, macro?: string, picture?: string, file?: string) => {
      if (macro !== undefined && (open ?? macro) === macro) {
        open = open === undefined ? macro : undefined;
      }
      if (open !== undefined || macro !== undefined) return source;
      return picture === undefined ? `[attachment: ${file}]` : `[image: ${picture}]`;
    });
}
