/**
 * True for an attribute that every element may have: those of HTML, `load`, and those of other tools, which begin with a
 * prefix (`x-`, `hx-`, `v-`) or contain a sign (`@click`, `:value`).
 */
export const isGlobalAttribute = (name: string): boolean =>
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|load|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy|writingsuggestions|on[a-z]+|(aria|data|hx|ng|uk|up|v|x)-.*|.*[^a-z\d-].*)$/i.test(
    name,
  )
