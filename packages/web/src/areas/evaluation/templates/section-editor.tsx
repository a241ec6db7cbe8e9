import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import {
  type FormItem,
  type FormSection,
  ITEM_KINDS,
  type ItemKind,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { labelIn } from '@residency/contract/kernel/label'
import { Button, Input } from 'antd'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { templateText } from './template.text.ts'

type Props = {
  section: FormSection
  place: number
  onChange: (section: FormSection) => void
  onRemove: () => void
  onAdd: (kind: ItemKind) => void
  onEdit: (item: FormItem) => void
  onRemoveItem: (key: string) => void
  onRaise: (key: string) => void
}

/** A section of a draft: its name in both languages, its items. */
export function SectionEditor({
  section,
  place,
  onChange,
  onRemove,
  onAdd,
  onEdit,
  onRemoveItem,
  onRaise,
}: Props) {
  const text = useText(templateText)
  const { itemKinds } = useText(templateWords)

  const [title, titleEn] = [
    say(text.sectionName, { n: place }),
    say(text.sectionNameEn, { n: place }),
  ]

  return (
    <section className="section-editor">
      <div className="section-head">
        <Input
          value={section.title ?? ''}
          maxLength={60}
          placeholder={title}
          aria-label={title}
          onChange={({ target }) => onChange({ ...section, title: target.value || null })}
        />
        <Input
          value={section.titleEn ?? ''}
          maxLength={100}
          placeholder={titleEn}
          aria-label={titleEn}
          onChange={({ target }) => onChange({ ...section, titleEn: target.value || null })}
        />
        <IconButton
          label={say(text.removeSection, { n: place })}
          icon={<DeleteOutlined />}
          onClick={onRemove}
        />
      </div>
      <ul>
        {section.items.map((item, index) => (
          <ItemLine
            key={item.key}
            item={item}
            onEdit={onEdit}
            onRemoveItem={onRemoveItem}
            onRaise={index > 0 ? onRaise : null}
          />
        ))}
      </ul>
      <div className="section-foot">
        {ITEM_KINDS.map((kind) => (
          <Button key={kind} size="small" onClick={() => onAdd(kind)}>
            {say(text.addItem, { kind: itemKinds[kind] })}
          </Button>
        ))}
      </div>
    </section>
  )
}

type LineProps = { item: FormItem; onRaise: ((key: string) => void) | null } & Pick<
  Props,
  'onEdit' | 'onRemoveItem'
>

function ItemLine({ item, onEdit, onRemoveItem, onRaise }: LineProps) {
  const text = useText(templateText)
  const language = useLanguage()
  const { itemKinds, scales } = useText(templateWords)
  const name = labelIn(language, item.label, item.labelEn)
  const note = item.kind === 'score' ? scales[item.scale] : itemKinds[item.kind]

  return (
    <li>
      <button
        type="button"
        className="link-button"
        aria-label={say(text.editItem, { name })}
        onClick={() => onEdit(item)}
      >
        {name}
      </button>
      <span className="soft figures">
        {note}
        {item.kind !== 'text' && ` · ${say(text.weight, { weight: item.weight })}`}
      </span>
      <span className="item-acts">
        {onRaise && (
          <IconButton
            label={say(text.moveUp, { name })}
            icon={<ArrowUpOutlined />}
            onClick={() => onRaise(item.key)}
          />
        )}
        <IconButton
          label={say(text.removeItem, { name })}
          icon={<DeleteOutlined />}
          onClick={() => onRemoveItem(item.key)}
        />
      </span>
    </li>
  )
}
