/** Keywords of programming languages. */
export const keywords = wordSet(
  'true false null undefined None True False nil this self super void NaN async await return',
);

/** Products and techniques whose names look like code. */
export const products = wordSet(
  `angular.js backbone.js chart.js circleci couchdb d3.js devops dockerhub dynamodb ember.js express.js
  fastapi github gitlab graphql intellij ipados iphone javascript jetbrains linkedin macbook macos
  mariadb mongodb mysql nest.js nestjs next.js nextjs node.js nodejs nuxt.js openai opensearch
  opentelemetry paypal postgresql powershell pytorch rabbitmq react.js sqlite stackoverflow tensorflow
  three.js typescript vscode vue.js watchos webassembly websocket websockets whatsapp wordpress
  youtube`,
);

/** Extensions of source files and other text files. */
export const extensions = wordSet(
  `astro bat c cc cfg clj cmake cmd conf cpp cs css csv cxx dart ejs env erb erl ex exs fs fsx go gql
  gradle graphql groovy h hbs hh hpp hs htm html ini ipynb java jinja jl js json jsonc jsx kt kts less
  lua m md mdx mjs cjs ml mm mts cts php pl pm po properties proto ps1 pug py pyi r rb rs rst
  sass scala scss sh sln sol sql svelte svg swift tf toml ts tsx txt vb vue xml yaml yml zig zsh`,
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
