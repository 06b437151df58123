import { expect, test } from 'vitest';
import {
  dependenciesIn,
  importsPackage,
  isManifest,
} from '../../../src/core/repository/dependencies.ts';

const pom = `<project><groupId>com.shop</groupId><artifactId>shop</artifactId>
<parent><groupId>org.acme</groupId><artifactId>acme-parent</artifactId></parent>
<dependency><groupId>org.junit</groupId>\n<artifactId> junit-jupiter </artifactId></dependency></project>`;

test.each([
  [
    'web/package.json',
    '{"name": "shop", "devDependencies": {"a-b": "1", "@c/d": "2"}}',
    ['a-b', '@c/d'],
  ],
  [
    'composer.json',
    '{"require": {"php": "8", "monolog/monolog": "3"}}',
    ['php', 'monolog/monolog'],
  ],
  ['requirements-dev.txt', '# tests\npytest==8\n  Flask\n-r other.txt\n', ['pytest', 'Flask']],
  [
    'pyproject.toml',
    '[project]\nname = "shop"\ndependencies = [\n  "httpx>=0.27",\n  "rich[jupyter] == 13"\n]\n',
    ['name', 'httpx', 'rich'],
  ],
  ['pom.xml', pom, ['org.acme', 'acme-parent', 'org.junit', 'junit-jupiter']],
  [
    'app/build.gradle.kts',
    'implementation("org.acme:anvil:1.2")\nid("org.springframework.boot")',
    ['org.acme', 'anvil', 'org.springframework.boot'],
  ],
  [
    'go.mod',
    'module example.com/shop\nrequire github.com/a/b v1.0.0\nrequire (\n\tgolang.org/x/text v0.1\n)\n',
    ['github.com/a/b', 'golang.org/x/text'],
  ],
  ['Cargo.toml', '[dependencies]\nserde = "1"\ntokio = { version = "1" }\n', ['serde', 'tokio']],
  ['Gemfile', "source 'https://x'\ngem 'rails', '~> 8'\n", ['rails']],
  ['Shop.csproj', '<PackageReference Include="Serilog" Version="4" />', ['Serilog']],
  ['pubspec.yaml', 'dependencies:\n  http: ^1\n', ['http']],
  ['package.json', 'no JSON', []],
  ['README.md', 'gem "rails"', []],
])('%s declares its dependencies', (path, text, names) => {
  expect(dependenciesIn(path, text)).toEqual(names);
  expect(isManifest(path)).toBe(path !== 'README.md');
});

const paths = ['shop/cart.py', 'src/com/acme/Cart.java', 'lib/cart.js'];

test.each([
  ['import numpy as np', 'np', true],
  ['from flask import Blueprint', 'Blueprint', true],
  ["import _ from 'lodash';", '_', true],
  ["const fs = require('node:fs')", 'fs', true],
  ['import org.slf4j.Logger;', 'Logger', true],
  ['use tokio::sync::Mutex;', 'Mutex', true],
  ['#include <zlib.h>', 'zlib', true],
  ['from shop import cart', 'cart', false],
  ['from shop.cart import total', 'total', false],
  ["import { total } from './cart.js';", 'total', false],
  ['import com.acme.Cart;', 'Cart', false],
  ['import numpy as np', 'pd', false],
  ['np = load()', 'np', false],
])('%s imports %s from outside: %j', (line, name, isOutside) => {
  expect(importsPackage(line, name, paths)).toBe(isOutside);
});
