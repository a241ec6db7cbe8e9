import { signupWords } from '@residency/contract/areas/signup/text'
import type { FileEntry } from '@residency/contract/areas/students/file/file.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { useLabels } from '../../signup/signup.public.ts'
import { FileNames } from '../../teachers/teachers.public.ts'
import { fileText } from './file.text.ts'

const FROM_LIST: Readonly<Record<string, string>> = {
  degree: 'degree',
  languageLevel: 'language_level',
  awardLevel: 'award_level',
}

const NAMED_BY = ['title', 'workUnit', 'school', 'language', 'place']
const SHOWN_TOGETHER = new Set(['startedOn', 'endedOn'])

/** What an entry is called: the first of its names. */
export const nameOf = ({ data }: FileEntry) =>
  String(NAMED_BY.map((name) => data[name]).find(Boolean) ?? '')

/** One entry of a list: its facts, its time, its proofs; what is empty is left out. */
export function EntryFacts({ entry }: { entry: FileEntry }) {
  const text = useText(fileText)
  const { fields, levels, entryKinds, outcomes } = useText(signupWords)
  const label = useLabels(...Object.values(FROM_LIST))
  const words: Readonly<Record<string, string>> = { ...levels, ...entryKinds, ...outcomes }

  const read = (name: string, value: string | number | boolean) => {
    if (typeof value === 'boolean') return value ? text.yes : text.no

    const dictionary = FROM_LIST[name]
    if (dictionary) return label(dictionary, value)

    return name === 'level' || name === 'kind' || name === 'outcome'
      ? (words[String(value)] ?? String(value))
      : String(value)
  }

  const { startedOn, endedOn } = entry.data

  const period: Fact[] = startedOn
    ? [
        [
          text.period,
          say(text.span, { from: String(startedOn), until: String(endedOn ?? text.now) }),
        ],
      ]
    : []

  const facts = Object.entries(entry.data).flatMap(([name, value]): Fact[] =>
    value === null || SHOWN_TOGETHER.has(name)
      ? []
      : [[(fields as Readonly<Record<string, string>>)[name] ?? name, read(name, value)]],
  )

  return (
    <div className="file-entry">
      <FactList facts={[...facts, ...period]} />
      {entry.files.length > 0 && <FileNames files={entry.files} />}
    </div>
  )
}
