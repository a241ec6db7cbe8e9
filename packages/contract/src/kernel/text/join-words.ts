import type { Book } from './label.ts'
import type { AreaWords } from './words.ts'

/**
 * The words of an area: its own and those of its sub-folders, kind by kind (`errors`, `flows` …).
 * The labels of fields stay apart, because the same name means something else in each sub-folder;
 * `auditFields` has them by the audit action whose detail names them.
 */
export const joinWords = <T extends AreaWords>(
  own: Book<T>,
  ...parts: readonly Book<AreaWords>[]
): Book<T & AreaWords> => ({
  'zh-cn': joinLanguage(
    own['zh-cn'],
    parts.map((part) => part['zh-cn']),
  ) as T & AreaWords,
  en: joinLanguage(
    own.en,
    parts.map((part) => part.en),
  ) as T & AreaWords,
})

function joinLanguage(own: AreaWords, parts: readonly AreaWords[]): AreaWords {
  const joined: Record<string, unknown> = {}

  for (const list of [own, ...parts])
    for (const [kind, words] of Object.entries(list)) {
      if (kind === 'fields' && list !== own) continue
      joined[kind] =
        typeof words === 'object' && words !== null
          ? { ...(joined[kind] as object | undefined), ...words }
          : (joined[kind] ?? words)
    }

  joined.auditFields = Object.fromEntries(
    parts.flatMap(({ auditActions, fields }) =>
      Object.keys(auditActions ?? {}).map((action) => [action, fields ?? {}]),
    ),
  )

  return joined
}
