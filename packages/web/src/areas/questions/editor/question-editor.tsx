import { ArrowLeftOutlined } from '@ant-design/icons'
import type { QuestionDetail } from '@residency/contract/areas/questions/bank/question.contract'
import { Alert, Button, Form } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { AboutFields } from './about-fields.tsx'
import '../bank/bank.css'
import { byKey } from '../../../ui/key-press.ts'
import { useQuestion } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { noteOfChange } from '../bank/bank-tones.rules.ts'
import { useBankPath } from '../bank/use-bank-path.ts'
import { BodyFields } from './body-fields.tsx'
import { type Editing, editingOf, newEditing } from './editing.rules.ts'
import { EditorAside } from './editor-aside.tsx'
import { showFirstFault } from './editor-field.tsx'
import { useEditing } from './use-editing.ts'

/**
 * Writes a question, or changes one: its fields, and next to them what takers see and what is
 * likely the same.
 */
export function QuestionEditor({ id }: { id: number | null }) {
  const { editor: text } = useText(bankText)
  const { data, error, refetch } = useQuestion(id)
  const firstRead = useFirstRead(id, data)
  const [query] = useSearchParams()
  if (id === null)
    return <Editor question={null} initial={newEditing(Number(query.get('categoryId')) || null)} />
  if (!firstRead) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (!firstRead.edits.includes('edit')) return <Alert type="info" showIcon title={text.notSeen} />

  return <Editor question={firstRead} initial={editingOf(firstRead)} />
}

function Editor({ question, initial }: { question: QuestionDetail | null; initial: Editing }) {
  const { editor: text } = useText(bankText)
  const { go } = useBankPath()
  const id = question?.id ?? null
  const onLeave = (savedId: number | null) => go({ id: savedId ?? id }, true)

  const { editing, change, faults, store, leave, onBusy, isSaving, round } = useEditing({
    id,
    version: question?.version ?? 0,
    initial,
    onLeave,
  })

  const frame = useRef<HTMLDivElement>(null)
  const note = noteOfChange(question?.state ?? null)
  const save = (opensNext: boolean) =>
    void store(opensNext).then((isWhole) => isWhole || showFirstFault(frame.current))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(false)
  }

  return (
    <section
      className="question-editor"
      aria-label={id === null ? text.newTitle : text.editTitle}
      onKeyDown={byKey(onKeyDown)}
    >
      <Button
        type="link"
        className="back-to-list"
        icon={<ArrowLeftOutlined />}
        onClick={() => void leave()}
      >
        {text.back}
      </Button>
      <div className="screen-head">
        <h1>{id === null ? text.newTitle : text.editTitle}</h1>
      </div>
      {note && <Alert type="info" showIcon title={text.changes[note]} />}
      <div className="editor-columns">
        <div className="panel" ref={frame}>
          <Form component="div" layout="vertical" requiredMark="optional" key={round}>
            {faults.size > 0 && (
              <Alert
                type="error"
                showIcon
                role="alert"
                title={say(text.faults, { count: faults.size })}
              />
            )}
            <AboutFields editing={editing} faults={faults} onChange={change} />
            <BodyFields
              draft={editing.draft}
              known={question?.files ?? []}
              faults={faults}
              onBusy={onBusy}
              onChange={(draft) => change({ draft })}
            />
            <div className="page-buttons">
              <span className="soft editor-shortcut">{text.shortcut}</span>
              {id === null && (
                <Button disabled={isSaving} onClick={() => save(true)}>
                  {text.saveNext}
                </Button>
              )}
              <Button type="primary" loading={isSaving} onClick={() => save(false)}>
                {text.save}
              </Button>
            </div>
          </Form>
        </div>
        <EditorAside key={round} draft={editing.draft} exceptId={id} />
      </div>
    </section>
  )
}
