import { describe, expect, test } from 'vitest';
import { readFirstKinds, whyReadFirst } from '../../../src/core/repository/index.ts';
import { protectedKinds } from '../../../src/core/repository/protected-names.ts';
import { repoPath, whyReadOnly } from '../../../src/engines/files/index.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';

type Effect = 'hidden' | 'protected' | 'read-first' | 'none';

const rules = rulesOf();

/** What becomes of a change of a file, and why. */
function fateOf(name: string): { readonly effect: Effect; readonly why?: string } {
  const path = repoPath(name, rules);
  if (typeof path !== 'string') return { effect: 'hidden', why: path.why };
  const why = whyReadOnly(path, rules);
  if (why !== undefined) return { effect: 'protected', why };
  const whyFirst = whyReadFirst(path);
  return whyFirst === undefined ? { effect: 'none' } : { effect: 'read-first', why: whyFirst };
}

const effectOf = (name: string) => fateOf(name).effect;

const effects = ['hidden', 'protected', 'read-first'] as const;
const kinds = { ...protectedKinds, 'read-first': readFirstKinds };
const rows = effects.flatMap((effect) => kinds[effect].map((kind) => ({ effect, ...kind })));
const examples = rows.flatMap(({ examples: names, ...row }) =>
  names.split(' ').map((name) => ({ ...row, name })),
);

describe('a kind', () => {
  test.each(examples)('$name is $effect, because $why', ({ name, effect, why }) => {
    const reason = effect === 'read-first' ? why : `"${name}" is protected, because ${why}`;
    expect(fateOf(name)).toEqual({ effect, why: reason });
  });

  test.each(rows)('has three examples or more: $why', ({ examples: names }) => {
    expect(names.split(' ').length).toBeGreaterThanOrEqual(3);
  });

  test.each(examples.filter(({ effect }) => effect !== 'read-first'))(
    '$name is it in capitals and in wide letters, and all below it, too',
    ({ name, effect }) => {
      const wide = name.replace(/[!-.0-~]/g, (sign) =>
        String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0),
      );
      expect([name.toUpperCase(), wide].map(effectOf)).toEqual([effect, effect]);
    },
  );
});

/** Names of the same kinds that no row has as its example. */
const others: Readonly<Record<Effect, string>> = {
  hidden: `.openai .anthropic/config.json .kaggle/kaggle.json .huggingface/token .cdsapirc .config/rclone/x.conf token.json
    gcp-key.json tokens.yml keys.txt deploy_key env.production .npmrc.prod vault.hcl wallet.dat .azureauth .mc/config.json
    gitlab-ci/x.yml zuul.d/x.yaml .replicate/auth .snowflake/connections.toml api/stripe-keys.live.yaml .env-2
    .semaphore/semaphore.yml .harness/x.yaml .builds/x.yml .build.yml codefresh.yml
    wercker.yml .readthedocs.yaml screwdriver.yaml azure-pipelines-release.yml ci/azure-pipelines.yml .azuredevops/x.yml
    Jenkinsfile.release jenkinsfile ci/Jenkinsfile.groovy .cirrus.star vsts-ci.yml deploy-pipeline.yml ci/pipeline.yml
    .github/codeql/config.yml sonar-project.properties .gitleaks.toml .semgrepignore .snyk .secrets.baseline .whitesource
    .fleet/run.json .exrc .nvim.lua .vimrc .dir-locals.el .replit .codesandbox/tasks.json .stackblitzrc bunfig.toml
    secrets.env deploy/prod.env .dev.vars.production .env .env-prod .secrets serviceAccountKey.json google-services.json
    local.settings.json appsettings.Production.json application-prod.yml .s3cfg .terraformrc wp-config.php auth.json
    settings.xml kubeconfig admin.kubeconfig private.asc .gnupg/x .azure/x .vault_pass .ßh/config .gitconfig
    config/db-credentials.yml clientSecret.json k8s/shop-secret.yaml config/credentials/production.yml.enc deploy_rsa
    .git/config .github/actions/deploy/action.yml api/.env api/Cargo.lock bun.lockb web/npm-shrinkwrap.json tools/go.sum
    src/Shop/packages.lock.json ios/Package.resolved infra/.terraform.lock.hcl .circleci/config.yml ci/Jenkinsfile
    web/.husky/pre-commit gradle/wrapper/gradle-wrapper.properties deploy/id_rsa deploy/id_ed25519_sk deploy/id_ecdsa_sk
    keys/server.ppk .kube/config k8s/.dockerconfigjson app/credentials.json app/.envrc infra/prod.tfvars
    gradle/wrapper/gradle-wrapper.jar api/.cargo/config.toml group_vars/all/vault terraform.tfstate.backup OWNERS
    .git action.yaml .github/workflows .github/actions .forgejo .gitea .gitlab .gitlab-ci.yml .circleci .buildkite
    .drone.yml .travis.yml .woodpecker .woodpecker.yml .azure-pipelines bitbucket-pipelines.yml .teamcity
    .gitlab-ci.yaml .drone.yaml azure-pipelines.yaml .cirrus.yml appveyor.yml .appveyor.yml cloudbuild.yaml
    cloudbuild.yml buildspec.yml .github/dependabot.yaml .github/settings.yml renovate.json5 .renovaterc
    .renovaterc.json .github/renovate.json .github/renovate.json5 .mergify.yml .github/mergify.yml .husky .githooks
    .pre-commit-config.yml .lefthook.yml lefthook.yaml lefthook-local.yml .overcommit.yml .devcontainer
    .devcontainer.json .vscode .idea .gitpod.yml .yarnrc .pnpmfile.cjs .pypirc .gemrc nuget.config .mvn .yarn .cargo
    .bundle x.lock x.lockb x.lock.hcl pnpm-lock.yaml gradle.lockfile .netrc _netrc .pgpass .htpasswd
    .git-credentials x.pem id_dsa id_ecdsa id_ed25519 x.key x.p12 x.pfx x.jks x.kdbx x.keystore x.tfvars
    x.tfvars.json x.tfstate .aws .ssh .docker id_x_sk x.ppk .kube .vault-token`,
  protected: `Procfile netlify.toml vercel.json amplify.yml firebase.json fly.toml app.yaml serverless.yml render.yaml
    railway.json heroku.yml skaffold.yaml .goreleaser.yaml fastlane/Fastfile config/deploy.yml web/wrangler.jsonc
    .github/release.yml .github/hooks/x.json .github/copilot-setup-steps.yml opencode.json .continue/config.yaml
    .augment-guidelines .goosehints .rules .agents/x.md .qwen/x QWEN.md .factory/x .trae/rules AGENTS.override.md CONVENTIONS.md
    packages/web/CLAUDE.md .gemini/settings.json .codex/config.toml .kiro/steering/a.md .roo/rules/a.md .junie/guidelines.md
    AGENT.md GEMINI.md .cursorrules .windsurfrules .claude .cursor .windsurf .clinerules .gemini .codex .kiro .roo
    .junie copilot-instructions.md .github/copilot-instructions.md .github/instructions .github/prompts
    .github/agents .github/chatmodes`,
  'read-first': `jest.setup.js vitest.setup.ts .mocharc.js .mocharc.json .eslintrc.cjs karma.conf.js wdio.conf.ts nx.json
    project.json turbo.json angular.json tsconfig.json pnpm-workspace.yaml .tool-versions .nvmrc pytest.ini
    sitecustomize.py src/x.pth tasks.py fabfile.py dodo.py hatch_build.py .rspec spec/rails_helper.rb test/test_helper.rb
    buildSrc/src/main/kotlin/a.kt gradle.properties gradle/libs.versions.toml project/plugins.sbt build.zig rebar.config
    deps.edn project.clj pubspec.yaml build.yaml meson.build SConstruct WORKSPACE tools/defs.bzl .bazelrc BUCK shell.nix
    Earthfile Tiltfile dangerfile.ts Brewfile global.json packages.config a.vcxproj a.sln main.tf .mailmap .gitignore
    .editorconfig .npmignore Makefile.am configure configure.ac autogen.sh mvnw bin/setup scripts/release.sh
    src/generated/a.ts .env.example .dev.vars.example example.env unheard-of.cfg
    .unheard-of .unheard-of/settings web/.unheard-of.js gradlew api/gradlew.bat GNUmakefile x.gemspec BUILD.bazel
    docker-compose.dev.yml App/App.csproj gulpfile.js magefile.go config/database.yml
    jupyter_notebook_config.py .github/ISSUE_TEMPLATE/bug.yml`,
  none: `tokenizer.py lib/token.go keys.ts test/fixtures/key.json src/locales/en/tokens.json data/monkey.json data/hotkeys.json
    config/testdata/conf.yml asm/tokens.dat src/app.ts server.js index.html main.go README.md LICENSE CHANGELOG docs/secrets.md docs/cursor.md docs/fly.toml.md
    src/secrets/manager.go lib/credentials.rb src/JenkinsfileParser.java src/kubeconfig.go pkg/kubeconfig/load.go src/vercel.ts
    app/owners/edit.html src/env.ts config/prod.env.js src/setup.ts src/build/index.css source.ts src.js search.ts config.ts packages/build/src/a.ts test/cart.test.ts
    tests/test_secrets.py spec/models/cart_spec.rb app/helpers/cart_helper.rb src/id_sk src/keyboard.ts src/profile.ts
    src/locales/de/auth.json res/xml/settings.xml src/appsettings.json src/deploy.py src/release.go src/app.yaml
    resources/application.yml src/pipeline.py makefile/readme.md docs/gemfile.md src/lock.ts testdata/two_secrets.bad.yml
    app/templates/secret.yaml app/templates/db-secrets.yaml app/external-secret.yaml src/package.ts config.ts builder.ts gradlew.md .github/pull_request_template.md`,
};

describe('a name', () => {
  const named = (effect: Effect) =>
    others[effect].split(/\s+/).map((name) => [name, effect] as const);
  test.each([...effects, 'none' as const].flatMap(named))('%s is %s', (name, effect) => {
    expect(effectOf(name)).toBe(effect);
  });
});

describe('a protected path', () => {
  test.each([
    ...['.git', '.GIT/hooks/pre-commit', 'vendor/.Git/config', '.GitHub/Workflows/ci.yml'],
    // Twins: a Kelvin sign, a ligature, a long s, full-width letters.
    ...['.yarn.loc\u212A', 'CODEOWNER\u017F', 'cert.p\uFF46x', 'gradle.lock\uFB01le'],
    '\uFF0Egithub/work\uFB02ows/ci.yml',
  ])('%s is refused whatever the settings', (path) => {
    expect(repoPath(path, rules)).toHaveProperty(
      'why',
      expect.stringMatching(/^".+" is protected, because \w.+[^.]$/),
    );
  });

  test('other files may be changed', () => {
    const path = pathOf('src/agents.md.ts');
    expect(whyReadOnly(path, rules)).toBeUndefined();
  });

  test('additional patterns protect too, in gitignore syntax', () => {
    const more = rulesOf('', ['migrations/', '*.gen', '!keep.gen']);
    expect(repoPath('db/migrations/1.sql', more)).toHaveProperty('kind', 'refused');
    expect(repoPath('app.gen', more)).toHaveProperty('kind', 'refused');
    expect(repoPath('keep.gen', more)).toBe('keep.gen');
  });

  test('no additional pattern unprotects what is always protected', () => {
    const more = rulesOf('', ['!.git', '!.env', '!.github/workflows/', '!*']);
    for (const path of ['.git/config', '.env', '.github/workflows/ci.yml'])
      expect(repoPath(path, more)).toHaveProperty('kind', 'refused');
  });
});
