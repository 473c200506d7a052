/** Where a workflow for a repository stands. */
export const WORKFLOW_PATH = '.github/workflows/refdata.yml';

/**
 * A workflow that checks pull requests and publishes the default branch on GitHub Pages: that of `examples/lume`.
 *
 * @param config path of refdata.yml in the repository.
 */
export function workflowText(config: string, branch: string): string {
  return `# Checks the reference on every pull request; on the default branch, publishes it on GitHub Pages.
# Switch Pages on once: Settings, Pages, Source: GitHub Actions.
name: Reference

on:
  push:
    branches: [${branch}]
  pull_request:

# Each job takes what it needs.
permissions: {}

concurrency:
  group: reference-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  build:
    name: Build
    runs-on: ubuntu-latest
    permissions:
      contents: read # to check out
      pages: read # to look at what is live before it is replaced
    outputs:
      published: \${{ steps.build.outputs.published }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      # Pull requests publish nothing: what was found is told beside the lines that it was found on.
      - id: build
        uses: refdata/refdata-action@v1
        with:
          mode: build
          config: ${config}
          out: site
          publish-to: pages

  publish:
    name: Publish
    needs: build
    if: needs.build.outputs.published == 'true'
    runs-on: ubuntu-latest
    permissions:
      pages: write # to publish
      id-token: write # to prove to Pages where the files come from
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    concurrency:
      group: pages
      cancel-in-progress: false
    steps:
      - id: deployment
        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`;
}
