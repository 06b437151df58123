/**
 * What models know from other tools by other names. Ours is the key, and of several names the first that is there
 * counts.
 */
type OtherNames = Readonly<Record<string, readonly string[]>>;

const fileNames = ['file_path', 'filePath', 'file', 'filename', 'target_file'] as const;

/** Members of the input of a tool that has no member with this name itself. */
export const memberNames: OtherNames = {
  path: [
    ...[...fileNames, 'filepath', 'glob', 'include', 'file_pattern', 'relative_path'],
    ...['directory', 'dir', 'folder', 'name'],
  ],
  start_line: ['start', 'from', 'line_start', 'first_line'],
  end_line: ['end', 'to', 'line_end', 'last_line'],
  query: ['pattern', 'text', 'regexp', 'search_term', 'keyword'],
  context: ['-C', '-A', '-B', 'context_lines'],
  name: ['symbol', 'query', 'identifier', 'symbol_name', 'name_path', 'pattern', 'text'],
  body: ['include_body'],
  directory: ['path', 'dir', 'folder'],
  glob: ['pattern', 'include', 'file_pattern'],
  depth: ['max_depth'],
  files: ['file', 'path', 'paths', 'test_files', 'tests'],
  key: ['ticket', 'issue_key'],
};

/** Values of enums, in lower case with hyphens. */
export const valueNames: OtherNames = {
  approve: ['approved', 'approves', 'accept', 'accepted', 'lgtm', 'ship', 'ship-it'],
  revise: [
    ...['revised', 'revision', 'needs-revision', 'reject', 'rejected'],
    ...['request-changes', 'changes-requested'],
  ],
  fix: ['bugfix', 'bug-fix'],
  ask: ['clarify', 'question'],
};

/** Members of a call that a text writes out: its tool's name, its input, and those that contain calls. */
export const callMembers = {
  name: ['name', 'tool', 'tool_name', 'function', 'function_name', 'action'],
  input: ['arguments', 'parameters', 'input', 'args', 'params', 'action_input', 'kwargs'],
  calls: ['tool_calls', 'tool_call', 'function_call', 'function', 'calls', 'tool_uses'],
} as const;

/** Tools for edits; one that a text calls may have any of these names. */
export const editToolNames = [
  ...['edit', 'apply_patch', 'applypatch', 'apply_diff', 'edit_file', 'replace_in_file'],
  ...['str_replace', 'str_replace_editor', 'str_replace_based_edit_tool', 'write_file'],
];

/** Members of calls that edit unasked: all edits as text or as a list, or the parts of one edit. */
export const editMembers = {
  text: [
    ...['edits', 'input', 'patch', 'diff', 'patch_text', 'patchText'],
    ...['command', 'text', 'content'],
  ],
  list: ['edits', 'changes', 'operations', 'replacements'],
  file: ['path', ...fileNames],
  search: ['old_string', 'oldString', 'old_str', 'old_text', 'search', 'old'],
  replace: ['new_string', 'newString', 'new_str', 'new_text', 'replace', 'new'],
  whole: ['content', 'contents', 'file_text', 'new_content'],
} as const;
