import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import type { PaperDetail } from '@residency/contract/areas/questions/papers/paper.contract'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ItemRow } from './item-row.tsx'
import { changed, type Draft, type DraftSection, withPoints } from './outline-draft.rules.ts'
import { paperText } from './paper.text.ts'
import { pointsText, sumOf } from './points.rules.ts'
import { PointsInput } from './points-input.tsx'
import type { Target } from './question-search.tsx'

type Props = {
  draft: Draft
  section: DraftSection

  /** The number of its first question. */
  first: number
  place: number
  saved: PaperDetail
  onDraft: (next: Draft) => void
  onRaise: (() => void) | null
  onTarget: (target: Target) => void
}

/** One section with its questions in order. */
export function SectionEditor({
  draft,
  section,
  first,
  place,
  saved,
  onDraft,
  onRaise,
  onTarget,
}: Props) {
  const { design: text } = useText(paperText)
  const name = say(text.section, { n: place })
  const { id, title, note, items } = section

  const remove = async () => {
    const question = {
      content: say(text.removeQuestion, { title: title || name, count: items.length }),
      danger: true,
    }
    if (items.length === 0 || (await ask(question))) onDraft(draft.filter((one) => one.id !== id))
  }

  return (
    <section className="paper-section" aria-label={title || name}>
      <div className="paper-section-head">
        <Input
          value={title}
          maxLength={120}
          placeholder={name}
          aria-label={name}
          onChange={({ target }) => onDraft(changed(draft, id, { title: target.value }))}
        />
        {onRaise && (
          <IconButton
            label={say(text.raise, { n: place })}
            icon={<ArrowUpOutlined />}
            onClick={onRaise}
          />
        )}
        <IconButton
          label={say(text.removeSection, { n: place })}
          icon={<DeleteOutlined />}
          onClick={() => void remove()}
        />
      </div>
      <Input
        value={note ?? ''}
        maxLength={500}
        placeholder={text.note}
        aria-label={`${name} ${text.note}`}
        variant={'borderless' as const}
        onChange={({ target }) => onDraft(changed(draft, id, { note: target.value || null }))}
      />
      <OrderList
        order={items.map((item) => ({ id: item.questionId, name: item.stem.slice(0, 24), item }))}
        onOrder={(order) => onDraft(changed(draft, id, { items: order.map(({ item }) => item) }))}
        row={({ item }, at) => (
          <ItemRow
            item={item}
            draft={draft}
            section={section}
            saved={saved}
            onDraft={onDraft}
            onTarget={onTarget}
            number={first + at - 1}
          />
        )}
      />
      <div className="paper-section-foot">
        <Button size="small" onClick={() => onTarget({ sectionId: id, replaced: null })}>
          {text.addHere}
        </Button>
        {items.length > 0 && (
          <AllPoints
            usual={items[0]!.points}
            onApply={(points) => onDraft(withPoints(draft, id, points))}
          />
        )}
        <span className="soft figures">
          {say(text.sectionSum, { items: items.length, points: pointsText(sumOf(items)) })}
        </span>
      </div>
    </section>
  )
}

/** Points for all questions of a section at once. */
function AllPoints({ usual, onApply }: { usual: number; onApply: (points: number) => void }) {
  const { design: text } = useText(paperText)
  const [points, setPoints] = useState(usual)
  return (
    <span className="paper-all-points">
      {text.each}
      <PointsInput label={`${text.each} ${text.points}`} value={points} onChange={setPoints} />
      <Button size="small" type="link" onClick={() => onApply(points)}>
        {text.applyPoints}
      </Button>
    </span>
  )
}
