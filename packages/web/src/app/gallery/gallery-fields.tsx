import { optionalText, requiredText } from '@residency/contract/kernel'
import { Form } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { ReasonField } from '../../screens/review/reason-field.tsx'
import { ChoiceInput } from '../../ui/choices/choice-input.tsx'
import { toTextChoices } from '../../ui/choices/choices.ts'
import { SearchInput } from '../../ui/choices/search-input.tsx'
import { SearchSelect } from '../../ui/choices/search-select.tsx'
import { SelectField, TextField, TreeField } from '../../ui/fields/fields.tsx'
import {
  HalfNumberField,
  NameFields,
  OrderField,
  StatusField,
  SwitchField,
  WholeNumberField,
} from '../../ui/fields/small-fields.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { DayInput } from '../../ui/times/day-input.tsx'
import { MomentField, TimeField } from '../../ui/times/time-fields.tsx'
import { galleryText } from './gallery.text.ts'

const NAMES = { name: requiredText(64), nameEn: optionalText(120) }

/** Every kind of field as it is, as it waits, as it is disabled, and the inputs of filters. */
export function GalleryFields() {
  const text = useText(galleryText)
  const [words, setWords] = useState<string | undefined>(undefined)
  const options = text.people.map((label, i) => ({ value: i + 1, label }))
  const choices = toTextChoices(options)
  const found = () => ({ data: options, isFetching: false })
  const nothing = () => ({ data: [], isFetching: false })

  return (
    <>
      <section className="panel">
        <h2>{text.filters}</h2>
        <div className="list-filters">
          <SearchInput
            value={words}
            onChange={setWords}
            placeholder={text.name}
            aria-label={text.name}
          />
          <ChoiceInput
            options={choices}
            placeholder={text.person}
            aria-label={text.person}
            isClearable
          />
          <DayInput placeholder={text.day} aria-label={text.day} />
        </div>
      </section>
      <section className="panel">
        <h2>{text.fields}</h2>
        <Form
          layout="vertical"
          requiredMark="optional"
          initialValues={{ on: 1, status: 1, disabled: text.factValue }}
        >
          <SelectField name="one" label={text.choose} options={options} />
          <SelectField name="loading" label={text.waiting} options={[]} isLoading />
          <SelectField
            name="many"
            label={text.chooseMany}
            options={options}
            isMultiple
            isOptional
          />
          <TreeField
            name="tree"
            label={text.tree}
            options={[{ value: 1, label: text.hospital, children: options.slice(1) }]}
          />
          <Form.Item name="found" label={text.search}>
            <SearchSelect useFound={found} none={text.noneFound} isOptional />
          </Form.Item>
          <Form.Item name="none" label={text.emptyValue}>
            <SearchSelect useFound={nothing} none={text.noneFound} isOptional />
          </Form.Item>
          <TimeField name="time" label={text.time} />
          <MomentField name="moment" label={text.moment} edge="start" />
          <WholeNumberField name="whole" label={text.whole} max={99} />
          <HalfNumberField name="half" label={text.half} />
          <OrderField label={text.order} />
          <NameFields labels={text.names} shape={NAMES} />
          <SwitchField name="on" label={text.switch} on={text.yes} off={text.no} help={text.long} />
          <StatusField />
          <RichTextField name="body" label={text.richText} isOptional />
          <ReasonField isOptional />
          <TextField name="long" label={text.longLabel} isOptional help={text.long} />
        </Form>
        <Form
          layout="vertical"
          requiredMark="optional"
          disabled
          initialValues={{ disabled: text.factValue }}
        >
          <TextField name="disabled" label={text.disabled} />
          <SelectField name="choice" label={text.disabled} options={options} isOptional />
        </Form>
      </section>
      <section className="panel">
        <h2>{text.richText}</h2>
        <RichTextView
          document={{
            type: 'doc',
            content: [
              {
                type: 'heading',
                attrs: { level: 2 },
                content: [{ type: 'text', text: text.application }],
              },
              { type: 'paragraph', content: [{ type: 'text', text: text.long }] },
            ],
          }}
          pictures={{ addressOf: async () => '' }}
        />
      </section>
    </>
  )
}
