import { startServices } from './services.ts';

/**
 * Closes what the job inherited from its parent: a descriptor of `/` would lead out of any view of the
 * machine. Node keeps only the lowest descriptors from its children.
 */
const closeInherited = `
if [[ ! -e /dev/fd/0 ]]; then echo "/dev/fd is missing" >&2; exit 1; fi
for descriptor in /dev/fd/*; do
  descriptor=\${descriptor##*/}
  if (( descriptor > 2 )); then eval "exec $descriptor>&-"; fi
done
`;

/** The arguments that run a script of this file in bash, with no descriptors but its standard streams. */
export const bash = (script: string, ...args: readonly string[]) =>
  ['/bin/bash', '--norc', '-c', `${closeInherited}${script}`, 'script', ...args] as const;

/**
 * Applies a patch to the current folder without following symlinks. The folder `$1` holds the file
 * `changes`, with a mode (or `absent`) and a path per change, each ended by a NUL, and the new text of
 * each change in a file named after its number.
 */
export const applyPatch = `
set -euo pipefail
number=0
while IFS= read -r -d '' mode && IFS= read -r -d '' path; do
  IFS=/ read -r -a names <<< "$path"
  at=.
  for name in "\${names[@]}"; do
    at+=/$name
    if [[ -L $at ]]; then echo "$path leads through a symlink" >&2; exit 1; fi
  done
  folder=$(dirname -- "./$path")
  rm -f -- "./$path"
  if [[ $mode == absent ]]; then
    rmdir -p -- "$folder" 2> /dev/null || true
  else
    mkdir -p -- "$folder"
    cat -- "$1/$number" > "./$path"
    chmod "$mode" -- "./$path"
  fi
  number=$((number + 1))
done < "$1/changes"
`;

/**
 * Runs the script's function `main` and stops it with `stop` once standard input closes. Whoever starts a
 * program as another user cannot signal it, but can always close its input.
 */
export const watchStdin = (stop: string) => `
exec 3<&0
main "$@" & work=$!
{ read -r _ <&3 || true; ${stop}; } & watcher=$!
disown "$watcher"
status=0
wait "$work" || status=$?
kill -KILL "$watcher" 2> /dev/null || true
exit "$status"
`;

/**
 * Copies the checkout `$1` to `$2/checkout`, except for `.git`, which may hold tokens, and paths that
 * match the tar patterns `$5…`. Then copies the folder `$4` over it and makes `$3` (`user:group`), if not
 * empty, the owner of `$2`.
 */
export const populateWorkspace = `
set -euo pipefail
main() {
  exec 3<&-
  root=$1 base=$2 owner=$3 history=$4
  shift 4
  excluded=(--exclude=.git)
  for pattern; do excluded+=(--exclude="$pattern"); done
  { tar -C "$root" "\${excluded[@]}" -cf - . || (( $? == 1 )); } |
    tar -C "$base/checkout" -xpf - --no-same-owner
  cp -R -- "$history/." "$base/checkout"
  if [[ $owner ]]; then chown -R -h -- "$owner" "$base"; fi
}
${watchStdin('kill -KILL 0')}`;

/**
 * Removes the folder `$1` with its contents, but nothing that a link leads to or that is mounted in it. Opens
 * closed folders first where only their owner removes them: a file may be a hard link to one outside.
 */
export const removeFolder = `
remove() {
  if rm --help 2> /dev/null | grep -q -e --one-file-system; then rm -rf --one-file-system -- "$1"
  else rm -rfx -- "$1"; fi
}
if ! remove "$1"; then
  find "$1" -xdev -type d ! -perm -700 -exec chmod u+rwx {} \\;
  remove "$1"
fi
`;

/** Copies the entries `$2…` of `/etc` that this user may read to the folder `$1`, without keys, passwords and manuals. */
export const copyConfiguration = `
copy=$1
shift
excluded=(private '*.key' '*-key.pem' '*password*' '*secret*' 'credentials*')
excluded+=(settings.xml pg_service.conf Renviron.site pool.d '*.gz')
tar -C /etc "\${excluded[@]/#/--exclude=}" -cf - -- "$@" 2> /dev/null | tar -C "$copy" -xpf -
`;

/**
 * Runs the command `$5` as the current user, with the environment and patch of the manifest `$1`, which
 * the script `$4` applies. `$2` is the workspace and `$3` the name of its folder to work in: a new one,
 * which receives a copy of `base`, or what was `base`, moved there for the time. Starts the services `$6` first,
 * and waits for their ports `$7` at most `$8` seconds. Prints `ready` to standard error before the command.
 */
export const runUnprotected = `
set -euo pipefail
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 services=$6 ports=$7 seconds=$8
${startServices}
if [[ -d $workspace/base ]]; then cp -a -- "$workspace/base/." "$workspace/$stage"; fi
environment=()
while IFS= read -r -d '' variable; do environment+=("$variable"); done < "$manifest/environment"
cd -- "$workspace/$stage/checkout"
/bin/bash --norc -c "$apply_patch" apply-patch "$manifest/patch"
exec 4>> "$manifest/services"
as_tests=(env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c)
start_services "\${as_tests[@]}"
echo ready >&2
exec "\${as_tests[@]}" "$command" < /dev/null 2>&1 4>&-
`;
