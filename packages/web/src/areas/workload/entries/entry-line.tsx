import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { entryText } from './entry.text.ts'

/** One entry in words: item, day, role, number, and its indicators with their explanation. */
export function EntryLine({ entry, isDayKnown = false }: { entry: Entry; isDayKnown?: boolean }) {
  const { audit: text } = useText(entryText)
  const { caseRoles, entryMarks } = useText(entryWords)
  const number = entry.numberTail && say(text.number, { tail: entry.numberTail })
  const facts = [isDayKnown ? null : entry.caseDay, caseRoles[entry.role], entry.diagnosis, number]

  return (
    <div className="work-line">
      <strong>{itemWithCount(entry.item, entry.count)}</strong>
      <span className="figures soft">{facts.filter(Boolean).join(' · ')}</span>
      {entry.marks.length > 0 && (
        <span className="work-marks">
          {entry.marks.map((mark) => (
            <StateTag key={mark} tone="wait">
              {entryMarks[mark]}
            </StateTag>
          ))}
        </span>
      )}
      {entry.note && <span>{entry.note}</span>}
      {entry.explanation && <span>{say(text.explanation, { text: entry.explanation })}</span>}
    </div>
  )
}
