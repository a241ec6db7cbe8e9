import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { PaperDetail } from '@residency/contract/areas/questions/papers/paper.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NewerNote } from '../../../screens/edited/edited-record.tsx'
import { raised } from '../../../screens/edited/raised.rules.ts'
import { useWholeDraft } from '../../../screens/edited/use-whole-draft.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useNarrow } from '../../../ui/use-phone.ts'
import {
  draftOf,
  inputOf,
  isWhole,
  numbered,
  replaced,
  withPicked,
  withSection,
} from './outline-draft.rules.ts'
import { useSavePaperOutline } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { pointsText, sumOf } from './points.rules.ts'
import { QuestionSearch, type Target } from './question-search.tsx'
import { SectionEditor } from './section-editor.tsx'

/**
 * The questions of a paper while they are put together, with the bank next to them; on a phone the
 * bank is a sheet.
 */
export function PaperDesigner({ paper }: { paper: PaperDetail }) {
  const { design: text, bank } = useText(paperText)
  const isNarrow = useNarrow()
  const { questionKinds } = useText(bankWords)

  const { draft, edited, put, isChanged, store, isSaving, discard } = useWholeDraft(
    paper,
    draftOf,
    useSavePaperOutline(),
    text.saved,
  )

  const [target, setTarget] = useState<Target>({ sectionId: null, replaced: null })
  const [isOpen, setOpen] = useState(false)

  const choose = (next: Target) => {
    setTarget(next)
    setOpen(true)
  }

  const save = () => store({ id: paper.id, version: edited.version, ...inputOf(draft) })
  const items = draft.flatMap((section) => section.items)

  const search = (
    <QuestionSearch
      draft={draft}
      target={target}
      baseId={paper.baseId}
      onTarget={setTarget}
      onPick={(question) => {
        if (target.replaced !== null) put(replaced(draft, target.replaced, question))
        else put(withPicked(draft, target.sectionId, question, questionKinds[question.kind]))
        setTarget({ ...target, replaced: null })
      }}
    />
  )

  return (
    <>
      <NewerNote edited={edited} record={paper} isSaving={isSaving} onDiscard={discard} />
      <div className="paper-designer">
        <div>
          {draft.length === 0 && <p className="soft">{text.empty}</p>}
          {numbered(draft).map(({ section, first }, index) => (
            <SectionEditor
              key={section.id}
              draft={draft}
              section={section}
              first={first}
              place={index + 1}
              saved={paper}
              onDraft={put}
              onRaise={index > 0 ? () => put(raised(draft, index)) : null}
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
          <strong>
            {say(text.total, { items: items.length, total: pointsText(sumOf(items)) })}
          </strong>
          {isChanged && <span className="soft"> · {text.unsaved}</span>}
        </span>
        <Button
          type="primary"
          disabled={!isChanged || !isWhole(draft)}
          loading={isSaving}
          onClick={save}
        >
          {text.save}
        </Button>
      </div>
    </>
  )
}
