/** Extensions of source files and other text files. */
export const extensions: ReadonlySet<string> = new Set(
  `astro bat c cc cfg clj cmake cmd conf cpp cs css csv cxx dart ejs env erb erl ex exs fs fsx go gql
  gradle graphql groovy h hbs hh hpp hs htm html ini ipynb java jinja jl js json jsonc jsx kt kts less
  lua m md mdx mjs cjs ml mm mts cts php pl pm po properties proto ps1 pug py pyi r rb rs rst
  sass scala scss sh sln sol sql svelte svg swift tf toml ts tsx txt vb vue xml yaml yml zig zsh`.split(
    /\s+/,
  ),
);
