/** A picture that a model is shown. */
export interface ModelPicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** Size of the file. */
  readonly bytes: number;
  /** Base64. */
  readonly data: string;
}

/** Side in pixels of the square that costs one token, and the maximum of tokens of one picture. */
const patch = { side: 28, max: 4_784 } as const;

/**
 * Estimates the tokens of a picture as Claude counts them, which scales larger ones down. OpenAI counts about as
 * many, Gemini fewer.
 */
export function pictureTokens({ width, height }: Pick<ModelPicture, 'width' | 'height'>): number {
  const patches = Math.ceil(width / patch.side) * Math.ceil(height / patch.side);
  return Math.min(patches, patch.max);
}
