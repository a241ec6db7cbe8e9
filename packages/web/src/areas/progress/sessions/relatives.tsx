import type { Packet } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useDeclareRelative, useEnterRelative, useWithdrawRelative } from './session.queries.ts'
import { neededRule } from './session.rules.ts'
import { sessionText } from './session.text.ts'

/** Members who are relatives of the trainee; declared by themselves, or entered by the office. */
export function Relatives({ packet }: { packet: Packet }) {
  const text = useText(sessionText)
  const { relatives, actions } = packet

  return (
    <section>
      {relatives.length > 0 && <h3>{text.relatives}</h3>}
      <ul className="progress-lines">
        {relatives.map((relative) => (
          <Relative key={relative.id} relative={relative} />
        ))}
      </ul>
      {actions.includes('declare') && <DeclareOwn traineeId={packet.traineeId} />}
      {actions.includes('declareFor') && <EnterRelative packet={packet} />}
    </section>
  )
}

function Relative({ relative }: { relative: Packet['relatives'][number] }) {
  const text = useText(sessionText)
  const withdraw = useWithdrawRelative()
  const { id, name, mayWithdraw } = relative

  return (
    <li>
      {name}{' '}
      {mayWithdraw && (
        <Button
          type="link"
          aria-label={say(text.withdrawOf, { name })}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        >
          {text.withdraw}
        </Button>
      )}
    </li>
  )
}

function DeclareOwn({ traineeId }: { traineeId: number }) {
  const text = useText(sessionText)
  const declare = useDeclareRelative()

  const askToDeclare = async () => {
    const question = {
      title: text.declareQuestion,
      content: text.declareNote,
      okText: text.declare,
    }
    if (await ask(question)) declare.mutate({ traineeId, userId: null })
  }

  return (
    <Button type="link" loading={declare.isPending} onClick={() => void askToDeclare()}>
      {text.declare}
    </Button>
  )
}

/** The office enters that a member is a relative. */
function EnterRelative({ packet: { traineeId, members } }: { packet: Packet }) {
  const text = useText(sessionText)
  const { fields } = useText(sessionWords)
  const enter = useEnterRelative()
  const [isOpen, setOpen] = useState(false)

  const choices = members
    .filter(({ mayDecide }) => mayDecide)
    .map(({ userId, name }) => ({ value: userId, label: name }))

  const submit = async ({ userId }: { userId: number }) => {
    await enter.mutateAsync({ traineeId, userId })
    toast.success(text.entered)
  }

  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {text.enterRelative}
      </Button>
      <FormDialog<{ userId: number }>
        title={text.enterRelative}
        initial={{}}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        submit={submit}
      >
        <SelectField
          name="userId"
          label={fields.userId}
          help={text.enterNote}
          rules={[neededRule(text.needed)]}
          options={choices}
        />
      </FormDialog>
    </>
  )
}
