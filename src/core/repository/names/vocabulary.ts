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

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
