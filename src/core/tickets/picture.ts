/** A picture of a ticket, which a model that can see is shown. */
export interface Picture {
  readonly name: string;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** Base64. */
  readonly data: string;
}
