import { foldedRules, otherRole, withExtras, without, withoutPictures } from './changes.ts';
import { badRequest, badRequestOrFailure, type RefusalRow } from './refusal-row.ts';

/** Refusals of the role of the rules, and of what earlier replies brought. */
export const roleRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bUnsupported value: '(?:messages|input)\[\d+\]\.role' does not support '(?:system|developer)' with this model\b/,
    change: () => otherRole,
  },
  {
    status: badRequestOrFailure,
    says: /\bSystem role not supported\b|\bDeveloper instruction is not enabled for models\/|\b[Cc]onversation roles must alternate user\/assistant\b/,
    change: () => foldedRules,
  },
  {
    status: badRequest,
    says: /\bMissing `reasoning_content` field in the assistant message\b|\bThe `reasoning_content` in the thinking mode must be passed back to the API\b|\bFunction call is missing a thought_signature in functionCall parts\b/,
    change: () => withExtras,
  },
  {
    status: badRequest,
    says: /\bEncrypted content is not supported with this model\b|\bThe encrypted content (?:for item )?\S+ could not be verified\b|\breasoning `encrypted_content` was not issued to this caller\b/,
    change: () => without('thoughts'),
  },
  {
    status: [...badRequest, 404],
    says: /\bItem with id 'rs_\w+' not found\b|\bItem 'rs_\w+' of type 'reasoning' was provided without its required following item\b/,
    change: () => without('thoughts'),
  },
];

/** Refusals of pictures, by models that cannot see and by endpoints that cannot read one of them. */
export const pictureRefusals: readonly RefusalRow[] = [
  {
    status: [...badRequestOrFailure, 404],
    says: /\bNo endpoints found that support image input\b|\b[Tt]his model does not support image input\b|\bimage input is not supported(?: - hint: | by this server)|\bModel does not support images\. Please use a model that does\b/,
    change: () => withoutPictures,
  },
  {
    status: badRequest,
    says: /\bis not a multimodal model\b|\bunknown variant `image_url`, expected `text`|\bUnsupported content part type for text-only server: image_url\b|\bimage_url is only supported by certain models\b|\bThis model doesn't support the image (?:field|content block)\b|\bInvalid value: 'input_image'\. Supported values are: 'input_text'|\bmessage\[\d+\]\.content must be a string\b/,
    change: () => withoutPictures,
  },
  {
    status: badRequest,
    says: /\bAt most \d+ image\(s\) may be provided in one (?:request|prompt)\b|\bYou uploaded an unsupported image\b|\bCould not process image\b|'url' field must be a base64 encoded image\b|\bUnable to process input image\b/,
    change: () => withoutPictures,
  },
];
