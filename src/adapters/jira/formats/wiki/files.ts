/** Files that Jira shows in a text. Another name between two `!` is code, such as `!a.done!`. */
const shown =
  'avif|avi|bmp|gif|heic|ico|jfif|jpe?g|m4v|mkv|mov|mp4|mpe?g|pdf|png|svg|swf|tiff?|webm|webp|wmv';

/**
 * Macros and signs whose text is no markup, pictures, and links to files: `!shot.png|width=300!`, `[^app.log]`. What a
 * regular expression excludes, such as `[^abc]` and `[^\s.x]+`, is no file.
 */
const marks = new RegExp(
  [
    String.raw`\{(code|noformat)(?::[^}\n]{0,300})?\}`,
    String.raw`\{\{[^\n]{0,300}?\}\}`,
    String.raw`(?<!\\)!([^\s|!=][^|!\n]{0,300}\.(?:${shown})|https?://[^\s|!]{1,300})(?:\|[^!\n]{0,300})?!(?!=)`,
    String.raw`(?<![\\\w)\]])\[\^([^\]\[|\n\\/"'^*?<>]{1,300}\.\w{1,10})\](?![*+?{])`,
  ].join('|'),
  'gi',
);

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
      if (open !== undefined) return source;
      if (picture !== undefined) return `[image: ${picture}]`;
      return file === undefined ? source : `[attachment: ${file}]`;
    });
}
