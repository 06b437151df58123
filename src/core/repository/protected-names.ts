import { type PathRules, type Protection, pathRules } from '../../engines/files/index.ts';

/**
 * A kind of files, by what a change of them does. Patterns, separated by spaces, are expressions in which `.` is a
 * dot, `*` any text but a slash, and `**` any text. They are in lower case. What protects a folder protects all in it.
 */
export interface NameKind {
  /** Completes “because …”. */
  readonly why: string;
  readonly anywhere?: string;
  readonly atRoot?: string;
  readonly examples: string;
}

/** Services that run a repository's pipelines, as their files and folders are called. */
const pipelines =
  'agola|appveyor|argo-?ci|atlantis|azure-?devops|azure-pipelines|bamboo(-specs)?|bitbucket-pipelines|bitrise|buddy|buildkite|ci|circle(ci)?|cirrus|codefresh|codemagic|concourse|dagger|drone|evergreen|forgejo|gitea|gitlab(-ci)?|gocd|harness|jenkins|onedev|packit|pipelines?|prow|readthedocs|screwdriver|semaphore(ci)?|shippable|spacelift|teamcity|tekton|travis|vela|wercker|woodpecker|zuul';

/** Tools that decide over reviews and merges, or that look for secrets and holes. */
const reviewers =
  'bandit|bors|bulldozer|checkov|codacy|codeclimate|codecov|codeql|coderabbit|coveralls|deepsource|dependabot|detect-secrets|ggshield|gitguardian|gitleaks|grype|horusec|kics|kodiak|lgtm|mend|mergify|osv-scanner|policy|pullapprove|renovate(rc)?|reviewpad|scrutinizer|secrets.baseline|semgrep|snyk|sonar(cloud|lint|-project)?|tfsec|trivy|trufflehog|whitesource';

/** Platforms that deploy or release what is pushed. Words with other meanings count at the root only. */
const platforms =
  'amplify|apprunner|appspec|devspace|dokku|firebase|goreleaser|heroku|jreleaser|kamal|netlify|nixpacks|okteto|pulumi|release-please-(config|manifest)|samconfig|scalingo|serverless|skaffold|staticwebapp|upsun|vercel|waypoint|werf|wrangler|zeabur';
const platformsAtRoot =
  'app|azure|cron|deploy|deployment|dispatch|garden|platform|railway|release|render';

const agents =
  'aider|amazonq|antigravity|augment|bolt|claude|cline|codebuddy|codeium|codex|comate|continue|copilot|crush|cursor|devin|factory|gemini|goose|iflow|jules|junie|kilo|kiro|lingma|lovable|openhands|opencode|qodo|qwen|replit|ruler|rulesync|tabnine|trae|warp|windsurf|zencoder';

/** Services that keep what they know of a person in a file or folder of their own name. */
const services =
  'anthropic|apify|bitwarden|cdsapi|civitai|cloudflared?|cohere|confluent|databricks|deepseek|doctl|doppler|dropbox|elevenlabs|gcp|groq|hcloud|heroku|hf|hugging_?face|infisical|kaggle|linode|mailgun|mc|minio|mistral|mongodb|okta|op|openai|openrouter|perplexity|planetscale|rclone|replicate|runpod|sendgrid|sentry|slack|snowflake|snowsql|stripe|supabase|tailscale|together|twilio|vault|wandb|wrangler';

/** Folders whose files are no secrets of anybody. */
const forTests =
  '(?<!(?<![^/])(__tests__|docs?|examples?|fixtures?|i18n|locales?|mocks?|samples?|specs?|testdata|tests?)/(**)?)';

/** A name that does not say that it is an example. */
const real = '(?!*(?<![a-z])(dist|example|sample|schema|template|te?mpl|tpl)(?![a-z]))';

/** Extensions of the files that hold settings; a source with such a name only handles them. */
const data = '(cfg|conf|csv|enc|ini|json5?|jsonc|plist|properties|star|toml|txt|xml|ya?ml)';

/**
 * The kinds that are never changed. `hidden` ones are never shown to the model, either. The first that a path belongs
 * to gives the reason.
 */
export const protectedKinds: Readonly<Record<'hidden' | 'protected', readonly NameKind[]>> = {
  hidden: [
    {
      why: 'Git runs or follows what it says',
      anywhere: '.git .gitmodules .gitattributes .gitconfig',
      examples: '.git/hooks/pre-commit vendor/.gitmodules .gitattributes .gitconfig',
    },
    {
      why: 'a pipeline runs it with its secrets',
      anywhere: `jenkinsfile([.-]*)? *.jenkinsfile action.ya?ml .(${pipelines})([.-]*)? .builds? .build.ya?ml
      *(azure|bitbucket)-pipelines*.ya?ml *gitlab-ci*.ya?ml (buildspec|cloudbuild)([.-]*)?.(ya?ml|json)$`,
      atRoot: `.github/(workflows|actions) (${pipelines})([.-]*)?.${data}$ *[._-](ci|cicd|pipelines?)([._-]*)?.ya?ml$
      (bamboo-specs|buildkite|ci|cicd|concourse|jenkins|tekton)/**.(groovy|json|kts|ya?ml)$ ci_scripts
      (${pipelines})(.d)?/**.ya?ml$`,
      examples: '.github/workflows/ci.yml ci/Jenkinsfile.release .tekton/push.yaml ci.yml',
    },
    {
      why: 'it decides who reviews and what is merged',
      anywhere: `codeowners (owners|owners_aliases)$ .(${reviewers})(ignore|rc)?([.-]*)?`,
      atRoot: `(${reviewers})([.-]*)?.${data}$ .github/((${reviewers}|settings)([.-]*)?)`,
      examples: 'docs/CODEOWNERS .github/dependabot.yml renovate.json .gitleaksignore',
    },
    {
      why: "it runs on developers' machines",
      anywhere: `.husky(rc*)? .git-?hooks .?lefthook*.(ya?ml|toml|json) .pre-commit-(config|hooks).ya?ml .overcommit.ya?ml
      .?(captainhook|simple-git-hooks)([.-]*)? .lintstagedrc* lint-staged.config.* .?nano-staged*.* .envrc* .mise
      .?(mise|rtx)([.-]*)?.toml .(n?vim|lvim|ex)(rc|.lua)? .dir-locals* .(gdb|lldb)init .rprofile .(bash|zsh)(rc|env)
      .(bash_|zsh?_)?profile`,
      examples: '.husky/pre-commit lefthook.yml .pre-commit-config.yaml api/.envrc .mise.toml',
    },
    {
      why: 'an editor or coding agent runs it when it opens the folder',
      anywhere: `.devcontainer(.json)? .vscode .idea .gitpod* .mcp.json .fleet .zed .vs .theia .codesandbox .stackblitz*
      .replit replit.nix .idx .run .nova .?devfile.ya?ml *.(code-workspace|sublime-project)`,
      examples: '.devcontainer/devcontainer.json .vscode/tasks.json web/.mcp.json .fleet/run.json',
    },
    {
      why: 'it says where packages and tools come from',
      anywhere: `.npmrc .yarnrc* .pnpmfile.* .pypirc pip.(conf|ini) .gemrc nuget.config .mvn .condarc .?bunfig.toml
      (gradle|maven)-wrapper.(properties|jar) .yarn .cargo .bundle .gradle .m2 .sbt verification-metadata.xml`,
      examples: 'web/.npmrc .yarnrc.yml pip.conf .cargo/config.toml .mvn/extensions.xml',
    },
    {
      why: 'only its own tool writes it',
      anywhere: `*.(lock|locked|lockfile|freeze|lockb|resolved)(.(hcl|json|toml|ya?ml))? *-lock.(json|toml|ya?ml)
      (npm-shrinkwrap|packages.lock|project.assets).json go(.work)?.sum pylock*.toml`,
      examples: 'yarn.lock web/package-lock.json go.sum .terraform.lock.hcl',
    },
    {
      why: 'it can hold secrets',
      anywhere: `${real}.env([._-]*)? ${real}*.env(.local)? .envs .flaskenv ${real}.dev.vars*
      .?(secrets?|credentials?)$ .secrets? .credentials? credentials.json (secrets|credentials)/**.${data}$
      (?<!templates/)${real}(secrets?|credentials?)([._-]*)?.${data}$ passwords?.(csv|txt)$
      (?<!templates/)${real}(?!(external|sealed)-)*(secrets?|credentials?)(.(enc|live|local|prod*|sops|stag*))?(.${data})$
      *[._-](secrets?|credentials?)$ *service[._-]?account*.json$ *-adminsdk*.json$ client_?secrets?*.json$
      google-?service(s|-info)*.(json|plist)$ *api[._-]?keys?(.${data})?$ *private[._-]?key(.${data})?$ *.token$
      *.(pem|key|keytab|p8|p12|pfx|pkcs(8|12)|jks|jceks|bks|keystore|truststore|kdbx?|ppk|asc|gpg|pgp|snk|age|ovpn)
      *.mobileprovision id_(rsa|dsa|ecdsa|ed25519) id_*_sk *[._-](rsa|dsa|ecdsa|ed25519)$ [._]netrc .pgpass
      .my(login)?.cnf .?htpasswd .git-credentials .docker(cfg|configjson)? .s3cfg .boto .aws .azure .gcloud .oci .ssh
      .gnupg .kube *(?<![^/.-])kubeconfig(-[^./]*)?(.(conf|json|ya?ml))?$ .?vault[._-](token|pass*) vault.(hcl|json|ya?ml)$
      (group|host)_vars/**vault* .terraformrc terraform.rc .terraform(.d)? *.(tfvars|tfstate)(.json|.backup)?
      *.tfstate.d .?rclone.conf .?ngrok*.ya?ml .?s?ftp-?config(.json)? .chef .sentryclirc .databrickscfg .clasprc.json
      .(${services})(rc|[._-]*)? .config/(${services}|gh|gcloud|op)/** .(?<service>[a-z-]+)/\\k<service>(.${data})?$
      .*(auth|key|token|cookie)s?$ .[a-z-]+/(**/)?(auth|hosts|session|login|cookies?|connections)(.${data})?$
      ${forTests}${real}(*[._-])?(keys?|tokens?|passwords?|passwd|wallet)([._-](live|local|prod*|stag*))?(.(env|${data}))?$ wallet.dat$
      ${real}env[._-](dev*|live|local|prod*|stag*)$ .*_history *.publishsettings wp-config.php local_?settings.(py|php) local.settings.json connectionstrings.config
      (key|keystore|signing|local).properties appsettings.(?!(dev|development|tests?|testing).json$)*.json$
      application-(live|prod*|stag*).(properties|ya?ml)$`,
      atRoot: 'auth.json settings(-security)?.xml',
      examples: 'api/.env.local prod.env .dev.vars secrets.yml tls/server.pem prod.tfvars',
    },
  ],
  protected: [
    {
      why: 'coding agents follow it',
      anywhere: `(agents?|claude|conventions|gemini)(.local|.override)?.md .(${agents})* .(agents?|ai(exclude|ignore)?|amp|cody)
      .(roo*|rules|skills) skill.md *.mdc *.(agent|chatmode|instructions|prompt).md`,
      atRoot: `(${agents})(-instructions)?.(md|jsonc?|ya?ml) mcp.json .jira-bug-fix.ya?ml
      .github/(copilot*|instructions|prompts|agents|chatmodes|skills|hooks)`,
      examples:
        'AGENTS.md web/CLAUDE.local.md .cursor/rules/style.mdc opencode.json .jira-bug-fix.yml',
    },
    {
      why: 'the code host, its bots or its pipelines follow it',
      atRoot:
        '.github/(?!(issue|discussion|pull_request)_template|funding.ya?ml|*.(gif|jpe?g|md|png|rst|svg|txt)$)*',
      examples: '.github/release.yml .github/labeler.yml .github/scripts/deploy.sh',
    },
    {
      why: 'a platform deploys or releases what it says',
      anywhere: `.?(${platforms})([.-]*)?.(jsonc?|toml|ya?ml)$ .(${platforms})(rc)? fly([.-]*)?.toml procfile([.-]*)?
      .ebextensions .elasticbeanstalk .platform(.app.yaml)? .releaserc* release.config.* .release-it.* fastlane *fastfile$`,
      atRoot: `.?(${platformsAtRoot})([.-]*)?.(toml|ya?ml)$ (cdk|eas|now|railway).json .do .clever .openshift
      (serverless|vercel).[jt]s sst.config.* capfile captain-definition config/deploy(.*)?`,
      examples: 'wrangler.toml web/vercel.json netlify.toml fly.toml Procfile serverless.yml',
    },
  ],
};

/** What the signs of a pattern mean; the others are those of regular expressions. */
const signs: Readonly<Record<string, string>> = {
  ...{ '**': '.*', '*': '[^/]*', '.': String.raw`\.`, '(': '(?:' },
};

/** All patterns in one expression that ends like this: a library for ignore files takes seconds for a large repository. */
export function expressionOf(kinds: readonly NameKind[], end: string): RegExp {
  const anywhere = patternsIn(kinds.map((kind) => kind.anywhere));
  const atRoot = patternsIn(kinds.map((kind) => kind.atRoot));
  // What ends a name may begin anywhere in it, which is faster to find than its beginning.
  const [ends, names] = [true, false].map((isEnd) =>
    anywhere.filter((pattern) => /^\*(?!\*|$)/.test(pattern) === isEnd),
  );
  const alternatives = [
    oneOf('', ends?.map((pattern) => pattern.slice(1)) ?? []),
    oneOf('(?:^|/)', names ?? []),
    oneOf('^', atRoot),
  ].filter((one) => one !== '');
  return new RegExp(`(?:${alternatives.join('|')})${end}`);
}

const patternsIn = (some: readonly (string | undefined)[]) =>
  some.flatMap((patterns) => patterns?.match(/\S+/g) ?? []);

function oneOf(start: string, patterns: readonly string[]): string {
  const expressions = patterns.map((pattern) =>
    pattern.replace(/\*\*|[*.]|\((?!\?)/g, (sign) => signs[sign] ?? sign),
  );
  return patterns.length === 0 ? '' : `${start}(?:${expressions.join('|')})`;
}

/** What protects a folder protects what is in it. */
const end = '(?:/|$)';
const hidden = expressionOf(protectedKinds.hidden, end);
const all = [...protectedKinds.hidden, ...protectedKinds.protected];
const untouchable = all.map((kind) => ({ ...kind, expression: expressionOf([kind], end) }));

/**
 * Returns a path as the most lenient file system reads it: in lower case, with the letters that look or
 * count alike, such as the Kelvin sign, ligatures and a sharp s.
 */
export function asTwin(path: string): string {
  if (/^[ -~]*$/.test(path)) return path.toLowerCase();
  return path.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** What a copy of a file has behind its name. */
const copy = /[._~-](?:\d+|backup|bak|live|local|old|orig|prod|production|sav|save|stage|staging)$/;

/** A path as every system reads it, and without what says that it is a copy. */
const readingsOf = (path: string) => [asTwin(path), asTwin(path).replace(copy, '')];

/** Whether a path is neither read nor changed, whatever the settings say. */
function isHidden(path: string): boolean {
  return readingsOf(path).some((twin) => hidden.test(twin));
}

/** Says why a path must not be changed; `undefined` if nothing speaks against it. */
function whyProtected(path: string): string | undefined {
  const twins = readingsOf(path);
  return untouchable.find(({ expression }) => twins.some((twin) => expression.test(twin)))?.why;
}

const byName: Protection = { isHidden, whyProtected };

/** What may be read and changed in a directory; `undefined` if it is outside. `hidden` patterns add to the names. */
export const accessRules = (directory: string, hidden?: readonly string[]): PathRules | undefined =>
  pathRules(directory, byName, hidden);
