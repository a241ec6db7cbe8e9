import { entryFaults } from '@residency/contract/areas/signup/section-dates.public'
import {
  ENTRY_SHAPES,
  educationForm,
  signForm,
} from '@residency/contract/areas/signup/sections/section.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { issueSentence } from '@residency/contract/kernel'
import { todayInShanghai } from '../../../platform/clock.ts'
import { currentLanguage, say, textNow } from '../../../platform/texts/i18n.ts'
import type { Faults } from '../drafts/save-queue.rules.ts'
import type { Entries, Entry } from '../entries/entry.rules.ts'
import { isLevel, isList, type SaveKey } from '../registration/steps.rules.ts'
import { type Basic, basicFaults } from './basic.rules.ts'
import type { CardHint } from './card-hint.rules.ts'
import { bodyOf, type SectionValues } from './sections.rules.ts'
import { type Study, studyFaults } from './study.rules.ts'

type Issue = {
  code?: string | undefined
  message: string
  path: PropertyKey[]
  [more: string]: unknown
}

const sentence = (issue: Issue) => issueSentence({ signup: signupWords }, currentLanguage(), issue)

const dayIssue = (field: string, issue: string, level?: string): Issue => ({
  path: [field],
  message: `signup.${issue}`,
  ...(level ? { level } : {}),
})

const byField = (issues: readonly Issue[]): Faults =>
  Object.fromEntries([...issues].reverse().map((issue) => [String(issue.path[0]), sentence(issue)]))

function ofBasic(basic: Basic): Faults {
  const { errors, cardFaults, documentShapes } = textNow(signupWords)

  const faultOf = (card: CardHint | null) => {
    if (card?.kind !== 'fault') return documentShapes[basic.idKind ?? 'id_card']
    return card.fault === 'length' ? documentShapes[card.document] : cardFaults[card.fault]
  }

  return Object.fromEntries(
    basicFaults(basic, todayInShanghai()).map(({ field, issue, card }) => [
      field,
      issue ? sentence(issue) : say(errors.cardWrong, { fault: faultOf(card) }),
    ]),
  )
}

function ofStudy(
  level: (typeof EDUCATION_LEVELS)[number],
  study: Study,
  all: SectionValues,
): Faults {
  const { levels } = textNow(signupWords)
  const parsed = educationForm.safeParse({ ...bodyOf(level, study), version: 0 })
  const days = studyFaults(level, study, all, todayInShanghai()).map((fault) =>
    dayIssue(fault.field, fault.issue, fault.level && levels[fault.level]),
  )

  return byField([...(parsed.success ? [] : (parsed.error.issues as Issue[])), ...days])
}

/** The errors of an entry by field, in the reader's language. */
export function faultsOfEntry(section: keyof typeof ENTRY_SHAPES, entry: Entry): Faults {
  const parsed = ENTRY_SHAPES[section].safeParse(entry)
  const days = entryFaults(section, entry, todayInShanghai()).map((fault) =>
    dayIssue(fault.field, fault.issue),
  )

  const issues = parsed.success
    ? []
    : (parsed.error.issues as Issue[]).map((issue) => ({
        ...issue,
        input: entry[String(issue.path[0])],
      }))

  return byField([...issues, ...days])
}

/** The errors of a section found without the server. */
export function faultsOf(key: SaveKey, values: SectionValues[SaveKey], all: SectionValues): Faults {
  if (key === 'basic') return ofBasic(values as Basic)
  if (isLevel(key)) return ofStudy(key, values as Study, all)

  if (isList(key)) {
    const wrong = (values as Entries).entries.flatMap((entry) =>
      Object.values(faultsOfEntry(key, entry)),
    )

    return wrong.length ? { entries: wrong[0]! } : {}
  }

  if (key !== 'sign') return {}

  const parsed = signForm.safeParse({ ...values, version: 0 })

  return parsed.success ? {} : byField(parsed.error.issues as Issue[])
}
