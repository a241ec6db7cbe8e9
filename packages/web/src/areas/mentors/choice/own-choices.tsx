import { DeleteOutlined } from '@ant-design/icons'
import type { OwnMentorChoice } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { Alert, Button, Input } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useApply } from './choice.queries.ts'
import { choiceText } from './choice.text.ts'
import { type DraftChoice, isChanged } from './draft.rules.ts'

type Props = {
  own: OwnMentorChoice
  draft: readonly DraftChoice[]
  saved: readonly DraftChoice[]

  /** null: back to what was saved. */
  onChange: (draft: readonly DraftChoice[] | null) => void
}

/** The own choices in order, each with its statement; saved as a whole. */
export function OwnChoices({ own, draft, saved, onChange }: Props) {
  const text = useText(choiceText)
  const apply = useApply()
  const { window } = own
  const isDirty = isChanged(draft, saved)

  useUnsaved(isDirty, { isUnsaved: () => !apply.isPending })
  if (!window) return null

  const save = () =>
    apply.mutate(
      { choices: draft.map(({ id, statement }) => ({ entryId: id, statement })), statement: null },
      {
        onSuccess: () => {
          toast.success(text.saved)
          onChange(null)
        },
      },
    )

  const put = (id: number, statement: string) =>
    onChange(draft.map((choice) => (choice.id === id ? { ...choice, statement } : choice)))

  return (
    <section className="panel own-choices" aria-label={text.choices}>
      <h2>{text.choices}</h2>
      <p className="soft">
        {say(text.choicesLead, { count: draft.length, max: window.maxChoices })}
        <br />
        {text.modeHelp[window.mode]}
      </p>
      {draft.length === 0 && <p className="list-message">{text.choicesNone}</p>}
      <OrderList
        order={draft}
        onOrder={onChange}
        hasButtons
        row={(choice, place) => (
          <div className="choice-words">
            <ChoiceHead
              draftChoice={choice}
              place={place}
              onRemove={() => onChange(draft.filter(({ id }) => id !== choice.id))}
            />
            <Input.TextArea
              aria-label={say(text.statement, { name: choice.name })}
              placeholder={text.statementHint}
              value={choice.statement}
              maxLength={500}
              autoSize={{ minRows: 1, maxRows: 5 }}
              onChange={({ target }) => put(choice.id, target.value)}
            />
            {place === 1 && draft.length > 1 && choice.statement && (
              <Button
                type="link"
                size="small"
                onClick={() =>
                  onChange(draft.map((each) => ({ ...each, statement: choice.statement })))
                }
              >
                {text.sameForAll}
              </Button>
            )}
          </div>
        )}
      />
      {apply.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={apply.error.message}
          className="form-refusal"
        />
      )}
      {(isDirty || apply.isPending) && (
        <div className="page-buttons">
          <span className="soft">{text.unsaved}</span>
          <Button onClick={() => onChange(null)}>{text.reset}</Button>
          <Button type="primary" loading={apply.isPending} onClick={save}>
            {text.save}
          </Button>
        </div>
      )}
    </section>
  )
}

function ChoiceHead({
  draftChoice,
  place,
  onRemove,
}: {
  draftChoice: DraftChoice
  place: number
  onRemove: () => void
}) {
  const text = useText(choiceText)
  return (
    <div className="choice-head">
      <span className="choice-nth figures" aria-hidden="true">
        {place}
      </span>
      <span>
        <strong>{draftChoice.name}</strong> <small className="soft">{draftChoice.department}</small>
      </span>
      <IconButton
        label={say(text.remove, { name: draftChoice.name })}
        icon={<DeleteOutlined />}
        onClick={onRemove}
      />
    </div>
  )
}
