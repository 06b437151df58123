import type { Obstacle, RepoPath } from '../../files/index.ts';

/** What a reply asks to do to one file. Lines have no endings. */
export type Edit = Replacement | Hunks | WholeFile | Deletion | Renaming;

/** One SEARCH/REPLACE block. An empty `search` asks for a new file. */
export interface Replacement {
  readonly kind: 'replacement';
  /** The file as the model named it, not yet a path of the repository; missing if it named none. */
  readonly file?: string | undefined;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** What a patch changes in one file. */
export interface Hunks extends FromPatch {
  readonly kind: 'hunks';
  readonly file: string;
  /** In the order of the file. */
  readonly hunks: readonly Hunk[];
}

/** Lines of a patch that belong together: those before the change, and those after it. */
export interface Hunk {
  readonly search: readonly string[];
  readonly replace: readonly string[];
  /** Both, with the sign of each line. */
  readonly signed?: readonly string[];
  /** Lines that precede the hunk in the file, as of its class and its method, the outermost first. */
  readonly anchors: readonly string[];
  /** Where it begins in the file before the change, from 1. Models often miscount. */
  readonly line?: number | undefined;
  /** Whether it says that its last line is the last of the file. */
  readonly isAtEnd?: true | undefined;
}

/** A patch names its files in full, and speaks of files and hunks instead of blocks. */
interface FromPatch {
  readonly isPatch?: true | undefined;
}

/** The whole new text of a file. */
export interface WholeFile extends FromPatch {
  readonly kind: 'whole-file';
  readonly file: string;
  readonly lines: readonly string[];
  /** In a fence, which may show only a part of the file. */
  readonly isFenced?: true | undefined;
  /** Whether there must be no such file yet. */
  readonly isNew?: true | undefined;
}

export interface Deletion extends FromPatch {
  readonly kind: 'deletion';
  readonly file: string;
}

export interface Renaming extends FromPatch {
  readonly kind: 'renaming';
  readonly file: string;
  readonly to: string;
}

/** The edits that begin at a line of a reply, or why they cannot be trusted, and the line where reading continues. */
export interface ReadEdits {
  readonly edits: readonly Edit[] | string;
  readonly next: number;
}

/** Where edits stand in their reply. */
export interface EditPlace {
  /** The line above which no name of their file can be. */
  readonly floor: number;
  /** The file of the edit before them. */
  readonly previous: string | undefined;
  /** The line that closes the fence around them; `undefined` if there is none. */
  readonly fenceEnd: number | undefined;
  /** The word that closes the shell document around them; `undefined` if there is none. */
  readonly closing?: string | undefined;
  /** Whether the model ended the reply itself, so a missing last line is no cut. */
  readonly finished: boolean;
}

/** A file whose edits were refused, and why. */
export interface Refusal {
  readonly path: RepoPath;
  readonly why: string;
  /** What of the file itself refuses the edit; missing if the edit does not fit. */
  readonly obstacle?: Obstacle | undefined;
}

/** An edit of a reply, and the file that it was found to be for. */
export interface PlacedEdit {
  readonly edit: Edit;
  readonly path: RepoPath;
}

/** A refused reply that its next one completes: the edits that fit, and those that do not. */
export interface PendingEdits {
  readonly kept: readonly PlacedEdit[];
  readonly open: readonly PlacedEdit[];
}
