import { EllipsisOutlined } from '@ant-design/icons'
import type {
  PaperDetail,
  PaperItem,
} from '@residency/contract/areas/questions/papers/paper.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PopMenu } from '../../../ui/pop-menu.tsx'
import { ItemMarks, QuestionFacts } from './item-facts.tsx'
import {
  changed,
  type Draft,
  type DraftSection,
  movedTo,
  withNewest,
  withoutItem,
} from './outline-draft.rules.ts'
import { paperText } from './paper.text.ts'
import { PointsInput } from './points-input.tsx'
import type { Target } from './question-search.tsx'

type Props = {
  item: PaperItem
  number: number
  draft: Draft
  section: DraftSection
  saved: PaperDetail
  onDraft: (next: Draft) => void
  onTarget: (target: Target) => void
}

/** One question of a paper: number, stem, points, and what else may be done with it. */
export function ItemRow({ item, number, draft, section, saved, onDraft, onTarget }: Props) {
  const { design: text } = useText(paperText)
  const { questionId, edition, newest } = item
  const stored = saved.sections
    .flatMap(({ items }) => items)
    .find((one) => one.questionId === questionId)

  const acts: Readonly<Record<string, () => void>> = {
    newest: () => onDraft(withNewest(draft, questionId)),
    replace: () => onTarget({ sectionId: section.id, replaced: questionId }),
    remove: () => onDraft(withoutItem(draft, questionId)),
  }

  const others = draft.filter(({ id }) => id !== section.id)

  const items = [
    ...(edition < newest
      ? [{ key: 'newest', label: say(text.takeNewest, { edition: newest }) }]
      : []),
    { key: 'replace', label: text.replace },
    ...others.map(({ id, title }) => ({ key: String(id), label: say(text.moveTo, { title }) })),
    { key: 'remove', label: text.remove, danger: true },
  ]

  const put = (points: number) =>
    onDraft(
      changed(draft, section.id, {
        items: section.items.map((one) => (one === item ? { ...one, points } : one)),
      }),
    )

  return (
    <>
      <span className="figures paper-number">{number}</span>
      <span className="paper-item">
        <QuestionFacts question={item} />
        <ItemMarks item={item} isTaken={stored !== undefined && stored.edition < edition} />
      </span>
      <PointsInput label={say(text.itemPoints, { n: number })} value={item.points} onChange={put} />
      <PopMenu
        items={items}
        align="end"
        onChoose={(key) =>
          (acts[key] ?? (() => onDraft(movedTo(draft, questionId, Number(key)))))()
        }
      >
        <Button
          type="text"
          icon={<EllipsisOutlined />}
          aria-label={say(text.menu, { n: number })}
        />
      </PopMenu>
    </>
  )
}
