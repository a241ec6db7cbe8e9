import {
  addToConcern,
  MAX_PICTURES,
  openConcern,
  openToHidden,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { CONCERN_TONES } from './concern.rules.ts'
import { concernText } from './concern.text.ts'
import { MessageThread } from './message-thread.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { sendPictures } from './send-pictures.calls.ts'

type OpenConcern = { code: string; concern: AnswerOf<typeof openConcern> }

/** Reads a concern by its code; the code stays in this window and is in no address. */
export function FollowConcern({ known }: { known: string }) {
  const { follow: text } = useText(concernText)
  const { fields } = useText(concernWords)
  const [opened, setOpened] = useState<OpenConcern | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const open = async (code: string) => {
    setBusy(true)
    setRefusal(null)

    try {
      setOpened({ code, concern: await call(openConcern, { code }, { quiet: true }) })
    } catch (error) {
      setRefusal((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  if (opened) return <OpenedConcern {...opened} onAdded={() => void open(opened.code)} />

  return (
    <>
      <p className="screen-lead">{text.lead}</p>
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        initialValues={{ code: known }}
        onFinish={({ code }) => void open(code)}
      >
        <TextField
          name="code"
          label={fields.code}
          shape={openConcern.body.shape.code}
          maxLength={60}
        />
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <Button type="primary" htmlType="submit" loading={isBusy} block>
          {text.open}
        </Button>
      </Form>
    </>
  )
}

function OpenedConcern({ code, concern, onAdded }: OpenConcern & { onAdded: () => void }) {
  const { follow: text } = useText(concernText)
  const { fields, concernKinds, flows } = useText(concernWords)
  const { kind, state, receivedOn, department, pictures, messages } = concern

  return (
    <section className="panel">
      <StateTag tone={CONCERN_TONES[state]}>{flows.concern.states[state]}</StateTag>
      <FactList
        facts={[
          [fields.kind, concernKinds[kind]],
          [fields.departmentId, department],
          [text.receivedOn, receivedOn],
        ]}
      />
      <NobodyReads code={code} concern={concern} onOpened={onAdded} />
      <MessageThread messages={messages} sender={text.sender} reader={text.reader} />
      {pictures > 0 && <p className="soft">{say(text.pictures, { count: pictures })}</p>}
      <AddMessage key={messages.length} code={code} onAdded={onAdded} />
      <AddPictures code={code} room={MAX_PICTURES - pictures} onAdded={onAdded} />
    </section>
  )
}

type NobodyReadsProps = OpenConcern & { onOpened: () => void }

/** What the sender may do where nobody can read a concern. */
function NobodyReads({ code, concern, onOpened }: NobodyReadsProps) {
  const { follow: text } = useText(concernText)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (concern.isOpening) return <Alert type="info" showIcon title={text.opening} />
  if (concern.hasReader) return null

  const open = async () => {
    const question = { title: text.openQuestion, content: text.openHelp, okText: text.openIt }
    if (!(await ask(question))) return

    setBusy(true)

    try {
      await call(openToHidden, { code }, { quiet: true })
      onOpened()
    } catch (error) {
      setRefusal((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Alert
      type="warning"
      showIcon
      title={text.nobody}
      description={
        <>
          <p>{refusal ?? text.nobodyHelp}</p>
          {concern.mayOpen && (
            <Button loading={isBusy} onClick={() => void open()}>
              {text.openToHidden}
            </Button>
          )}
        </>
      }
    />
  )
}

type AddPicturesProps = { code: string; room: number; onAdded: () => void }

/** Pictures added later, or those that were not sent with the concern. */
function AddPictures({ code, room, onAdded }: AddPicturesProps) {
  const { follow: text } = useText(concernText)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isUnsent, setUnsent] = useState(false)
  if (room <= 0) return null

  const add = async () => {
    setBusy(true)

    const unsent = await sendPictures(code, pictures)

    setPictures(unsent)
    setUnsent(unsent.length > 0)
    setBusy(false)
    onAdded()
  }

  return (
    <>
      <PictureChoice pictures={pictures} room={room} onChange={setPictures} />
      {isUnsent && <Alert type="error" showIcon title={text.unsent} role="alert" />}
      {pictures.length > 0 && (
        <Button loading={isBusy} onClick={() => void add()}>
          {text.addPictures}
        </Button>
      )}
    </>
  )
}

function AddMessage({ code, onAdded }: { code: string; onAdded: () => void }) {
  const { follow: text } = useText(concernText)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const add = async (message: string) => {
    setBusy(true)
    setRefusal(null)

    try {
      await call(addToConcern, { code, text: message }, { quiet: true })
      toast.success(text.added)
      onAdded()
    } catch (error) {
      setRefusal((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form<{ text: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void add(values.text)}
    >
      <LongTextField
        name="text"
        label={text.add}
        shape={addToConcern.body.shape.text}
        maxLength={4000}
      />
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      <Button htmlType="submit" loading={isBusy}>
        {text.addIt}
      </Button>
    </Form>
  )
}
