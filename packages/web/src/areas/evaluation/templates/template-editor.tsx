import {
  type FormItem,
  type FormSection,
  weightSum,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { TemplateDetail } from '@residency/contract/areas/evaluation/templates/template.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { ItemFormProps } from './item-form.tsx'
import { newItem, withItem, withoutItem, withRaised } from './items.rules.ts'
import { PhonePreview } from './phone-preview.tsx'
import { SectionEditor } from './section-editor.tsx'
import { useUpdateTemplate } from './template.queries.ts'
import { templateText } from './template.text.ts'
import './templates.css'

const ItemForm = lazyDialog<ItemFormProps>(() =>
  import('./item-form.tsx').then((part) => part.default),
)

/** The items of a draft, with the form next to them as a phone shows it. */
export function TemplateEditor({ template }: { template: TemplateDetail }) {
  const text = useText(templateText)
  const update = useUpdateTemplate()
  const [draft, setDraft] = useState<FormSection[] | null>(null)
  const [edited, setEdited] = useState<{ at: number; item: FormItem } | null>(null)

  const isChanged = draft !== null
  const sections = draft ?? template.sections

  useUnsaved(true, { isUnsaved: () => isChanged })

  const sum = weightSum(sections)
  // What was read when the change began: nobody else's change is overwritten.
  const { id, version, name, nameEn, intro, introEn } = useFirstRead(isChanged, template)!

  const save = () => {
    const whole = sections.filter(({ items }) => items.length > 0)

    const onSaved = () => {
      setDraft(null)
      toast.success(sum === null || sum === 100 ? text.saved : say(text.savedShort, { sum }))
    }

    update.mutate(
      { id, version, name, nameEn, intro, introEn, sections: whole },
      { onSuccess: onSaved },
    )
  }

  const describeWeights = () => {
    if (sum === null) return text.noWeights

    return sum === 100 ? text.whole : say(text.weights, { sum })
  }

  return (
    <div className="template-editor">
      <div>
        {sections.map((section, index) => (
          <SectionEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity of their own, and every input of them is controlled
            key={index}
            section={section}
            place={index + 1}
            onChange={(next) => setDraft(sections.map((one, i) => (i === index ? next : one)))}
            onRemove={() => setDraft(sections.filter((_, i) => i !== index))}
            onAdd={(kind) => setEdited({ at: index, item: newItem(sections, kind) })}
            onEdit={(item) => setEdited({ at: index, item })}
            onRemoveItem={(key) => setDraft(withoutItem(sections, key))}
            onRaise={(key) => setDraft(withRaised(sections, key))}
          />
        ))}
        <Button
          type="dashed"
          onClick={() => setDraft([...sections, { title: null, titleEn: null, items: [] }])}
        >
          {text.addSection}
        </Button>
        <div className="page-buttons">
          <span className="soft figures evaluation-left">
            {describeWeights()}
            {isChanged && ` · ${text.unsaved}`}
          </span>
          <Button type="primary" loading={update.isPending} disabled={!isChanged} onClick={save}>
            {text.save}
          </Button>
        </div>
      </div>
      <aside aria-label={text.preview}>
        <h3>{text.preview}</h3>
        <PhonePreview sections={sections} />
      </aside>
      <ItemForm
        isOpen={edited !== null}
        item={edited?.item ?? null}
        onClose={() => setEdited(null)}
        onDone={(item) => edited && setDraft(withItem(sections, edited.at, item))}
      />
    </div>
  )
}
