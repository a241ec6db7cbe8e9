import type { EvidenceDetail } from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { EntryLine } from '../entries/entry-line.tsx'
import '../entries/entries.css'
import { useFinding } from './evidence.queries.ts'
import { evidenceText } from './evidence.text.ts'

const LookForm = lazyDialog(() => import('./look-form.tsx').then((part) => part.LookForm))

/** One finding: what was counted, and the entries behind it. */
export function EvidenceRecord({ id }: { id: number }) {
  const text = useText(evidenceText)
  const { menus, evidenceKinds } = useText(evidenceWords)
  const factsOf = useFacts()
  const list = menus['works.evidence']
  const { data, error, refetch } = useFinding(id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={`${data.name} · ${evidenceKinds[data.kind]}`}
        list={list}
        state={
          <StateTag tone={data.lookedBy ? 'calm' : 'wait'}>
            {data.lookedBy ? text.looked : text.unlooked}
          </StateTag>
        }
        actions={
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.look}
          </Button>
        }
        sections={[{ title: evidenceKinds[data.kind], facts: factsOf(data) }]}
      />
      <section className="panel" aria-label={text.rows}>
        <h2>{text.rows}</h2>
        <ul className="work-entries">
          {data.rows.map((row) => (
            <li key={row.id}>
              <EntryLine entry={row} />
              <span className="figures soft">
                {[
                  row.name,
                  say(text.written, { time: row.writtenTime }),
                  row.decidedTime && say(text.decided, { time: row.decidedTime }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <LookForm isOpen={isOpen} finding={data} onClose={() => setOpen(false)} />
    </>
  )
}

function useFacts() {
  const text = useText(evidenceText)
  const { units } = useText(evidenceWords)
  return (evidence: EvidenceDetail) => [
    { label: text.when, value: say(text.span, { from: evidence.from, until: evidence.until }) },
    {
      label: text.figure,
      value: `${evidence.figure} ${units[evidence.unit]} · ${say(text.of, { count: evidence.outOf })}`,
    },
    { label: text.threshold, value: String(evidence.threshold) },
    ...(evidence.expected === null
      ? []
      : [{ label: text.expected, value: say(text.expectedAbout, { value: evidence.expected }) }]),
    { label: text.base, value: evidence.base },
    { label: text.note, value: evidence.note },
  ]
}
