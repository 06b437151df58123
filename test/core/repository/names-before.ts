/** A name for each that was protected before the table knew kinds; `x` stands where it had a star. */
export const namesBefore: readonly string[] = `
  .git .gitmodules .gitattributes Jenkinsfile action.yml action.yaml .github/workflows .github/actions .forgejo
  .gitea .gitlab .gitlab-ci.yml .circleci .buildkite .drone.yml .travis.yml .woodpecker .woodpecker.yml
  azure-pipelines.yml .azure-pipelines bitbucket-pipelines.yml .teamcity .gitlab-ci.yaml .drone.yaml
  azure-pipelines.yaml .cirrus.yml appveyor.yml .appveyor.yml cloudbuild.yaml cloudbuild.yml buildspec.yml
  CODEOWNERS .github/dependabot.yml .github/dependabot.yaml .github/settings.yml renovate.json renovate.json5
  .renovaterc .renovaterc.json .github/renovate.json .github/renovate.json5 .mergify.yml .github/mergify.yml
  .husky .githooks .pre-commit-config.yaml .pre-commit-config.yml .envrc lefthook.yml .lefthook.yml
  lefthook.yaml lefthook-local.yml .overcommit.yml .devcontainer .devcontainer.json .vscode .idea .gitpod.yml
  .mcp.json .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pypirc pip.conf .gemrc nuget.config
  gradle-wrapper.properties gradle-wrapper.jar .mvn .yarn .cargo .bundle x.lock x.lockb x.lock.hcl
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml go.sum packages.lock.json gradle.lockfile
  Package.resolved .env .env.local .netrc _netrc .pgpass .htpasswd .git-credentials x.pem id_rsa id_dsa id_ecdsa
  id_ed25519 x.key x.p12 x.pfx x.jks x.kdbx x.keystore x.tfvars x.tfvars.json x.tfstate .aws .ssh .docker
  id_x_sk x.ppk .kube .dockerconfigjson .vault-token credentials.json AGENTS.md AGENT.md CLAUDE.md
  CLAUDE.local.md GEMINI.md .cursorrules .windsurfrules .claude .cursor .windsurf .clinerules .gemini .codex
  .kiro .roo .junie copilot-instructions.md .github/copilot-instructions.md .github/instructions .github/prompts
  .github/agents .github/chatmodes`
  .trim()
  .split(/\s+/);
