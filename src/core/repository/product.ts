/** Names of products and techniques that are written like code, and are in no repository. */
const products = new Set(
  `angular.js backbone.js chart.js circleci couchdb d3.js devops dockerhub dynamodb ember.js express.js
  fastapi github gitlab graphql intellij ipados iphone javascript jetbrains linkedin macbook macos
  mariadb mongodb mysql nest.js nestjs next.js nextjs node.js nodejs nuxt.js openai opensearch
  opentelemetry paypal postgresql powershell pytorch rabbitmq react.js sqlite stackoverflow tensorflow
  three.js typescript vscode vue.js watchos webassembly websocket websockets whatsapp wordpress
  youtube`.split(/\s+/),
);

/** Whether a name in prose is that of a well-known product, in any case. */
export function isProduct(name: string): boolean {
  return products.has(name.toLowerCase());
}
