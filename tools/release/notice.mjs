// The licences of what a release holds: which packages, under which terms, with the texts that came
// with them.

const TEXT_NAME = /^(licen[cs]e|copying|notice|ofl)/i

/** Whether a file of a package holds terms of its licence. */
export const isLicenceText = (name) => TEXT_NAME.test(name)

const line = (text) => text.replaceAll('\r\n', '\n').trim()

/**
 * The whole NOTICE: `head`, a list of the packages, then each text once with its packages. `head`
 * is the file of the checkout, which explains the licences that ask for more. `packages` are
 * `{name, version, licence, texts}`, in any order.
 */
export function composeNotice(head, packages) {
  const sorted = [...packages].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))
  const owners = new Map()

  for (const one of sorted)
    for (const text of one.texts.map(line))
      owners.set(text, [...(owners.get(text) ?? []), titleOf(one)])

  const rows = sorted.map(
    (one) =>
      `${titleOf(one)}: ${one.licence}${one.texts.length ? '' : ' (its package carries no text of the licence)'}`,
  )

  const texts = [...owners].map(
    ([text, names]) => `${'-'.repeat(78)}\n${[...new Set(names)].join(', ')}\n\n${text}`,
  )

  return `${line(head)}\n\n## Packages\n\n${rows.join('\n')}\n\n## Texts of the licences\n\n${texts.join('\n\n')}\n`
}

const titleOf = ({ name, version }) => `${name} ${version}`

/**
 * The families of licences that oblige a person who distributes a release; the head of NOTICE must
 * explain each.
 */
export const familyOf = (licence) => /\b(AGPL|LGPL|GPL|MPL|EPL|CDDL|OFL)\b/.exec(licence)?.[1]
