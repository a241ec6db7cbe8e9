import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { say, useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { entryText } from './entry.text.ts'

/** One entry in words: item, day, role, number, and its indicators with their explanation. */
export function EntryLine({ one, isDayKnown = false }: { one: Entry; isDayKnown?: boolean }) {
  const { audit: text } = useText(entryText)
  const { caseRoles, entryMarks } = useText(entryWords)
  const number = one.numberTail && say(text.number, { tail: one.numberTail })
  const facts = [isDayKnown ? null : one.caseDay, caseRoles[one.role], one.diagnosis, number]

  return (
    <div className="work-line">
      <strong>{itemWithCount(one.item, one.count)}</strong>
      <span className="figures soft">{facts.filter(Boolean).join(' · ')}</span>
      {one.marks.length > 0 && (
        <span className="work-marks">
          {one.marks.map((mark) => (
            <StateTag key={mark} tone="wait">
              {entryMarks[mark]}
            </StateTag>
          ))}
        </span>
      )}
      {one.note && <span>{one.note}</span>}
      {one.explanation && <span>{say(text.explanation, { text: one.explanation })}</span>}
    </div>
  )
}
