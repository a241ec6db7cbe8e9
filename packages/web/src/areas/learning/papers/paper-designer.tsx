import type { PaperDetail } from '@residency/contract/areas/learning/papers/paper.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useNarrow } from '../../../ui/use-phone.ts'
import { type Draft, draftOf, inputOf, isWhole, numbered, raised, replaced, withQuestion, withSection } from './outline-draft.rules.ts'
import { useSavePaperOutline } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { pointsText, sumOf } from './points.rules.ts'
import { QuestionSearch, type Target } from './question-search.tsx'
import { SectionEditor } from './section-editor.tsx'

/** The questions of a paper while they are put together, with the bank beside them; on a phone the bank is a sheet. */
export function PaperDesigner({ paper }: { paper: PaperDetail }) {
  const { design: text, bank } = useText(paperText)
  const isNarrow = useNarrow()
  const [draft, setDraft] = useState<Draft>(() => draftOf(paper))
  const [isChanged, setChanged] = useState(false)
  const [target, setTarget] = useState<Target>({ sectionId: null, replaced: null })
  const [isOpen, setOpen] = useState(false)
  const save = useSavePaperOutline()
  useUnsaved(isChanged, { isUnsaved: () => !save.isPending })
  const put = (next: Draft) => {
    setDraft(next)
    setChanged(true)
  }
  const choose = (next: Target) => {
    setTarget(next)
    setOpen(true)
  }
  // The saved paper is drawn anew with its version: a callback of the call would go with the old drawing.
  const store = () =>
    save.mutateAsync({ id: paper.id, version: paper.version, ...inputOf(draft) }).then(
      () => {
        setChanged(false)
        toast.success(text.saved)
      },
      () => {}, // The call has said why.
    )
  const items = draft.flatMap((one) => one.items)
  const search = (
    <QuestionSearch
      {...{ draft, target, baseId: paper.baseId }}
      onTarget={setTarget}
      onPick={(question) => {
        const section = draft.find(({ id }) => id === target.sectionId) ?? draft.at(-1)
        if (target.replaced !== null) put(replaced(draft, target.replaced, question))
        else if (section) put(withQuestion(draft, section.id, question))
        setTarget({ ...target, replaced: null })
      }}
    />
  )
  return (
    <>
      <div className="paper-designer">
        <div>
          {draft.length === 0 && <p className="soft">{text.empty}</p>}
          {numbered(draft).map(({ section, first }, at) => (
            <SectionEditor
              key={section.id}
              {...{ draft, section, first, place: at + 1, saved: paper }}
              onDraft={put}
              onRaise={at > 0 ? () => put(raised(draft, at)) : null}
              onTarget={choose}
            />
          ))}
          <Button type="dashed" onClick={() => put(withSection(draft, text.newSection))}>
            {text.addSection}
          </Button>
          <p className="soft paper-help">{text.help}</p>
        </div>
        {!isNarrow && (
          <aside className="paper-bank" aria-label={bank.title}>
            <h3>{bank.title}</h3>
            {search}
          </aside>
        )}
      </div>
      {isNarrow && (
        <SidePanel title={bank.title} isOpen={isOpen} onClose={() => setOpen(false)}>
          {search}
        </SidePanel>
      )}
      <div className="page-buttons">
        <span className="figures paper-total">
          <strong>{say(text.total, { items: items.length, total: pointsText(sumOf(items)) })}</strong>
          {isChanged && <span className="soft"> · {text.unsaved}</span>}
        </span>
        <Button type="primary" disabled={!isChanged || !isWhole(draft)} loading={save.isPending} onClick={() => void store()}>
          {text.save}
        </Button>
      </div>
    </>
  )
}
