import { SECTIONS } from '@residency/contract/areas/signup/section.public'
import { Checkbox, Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSignupWords } from '../use-signup-words.ts'
import { type ReturnDraft, returnFaults } from './review.rules.ts'
import { reviewText } from './review.text.ts'

type ReturnDialogProps = {
  title: string
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onGiven: (returned: { reason: string; returns: { section: (typeof SECTIONS)[number]; reason: string }[] }) => void
}
const NOTHING: ReturnDraft = { reason: '', parts: {} }

/** What is to be mended, part by part, each with its reason; the applicant reads it and may change these parts. */
export function ReturnDialog({ title, isOpen, isBusy, onClose, onGiven }: ReturnDialogProps) {
  const text = useText(reviewText)
  const { sections, actions } = useSignupWords()
  const id = useId()
  const [draft, setDraft] = useState(NOTHING)
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    setDraft(NOTHING)
    setTried(false)
  }, [isOpen])
  const faults = returnFaults(draft)
  const setPartReason = (section: string, why: string) => setDraft({ ...draft, parts: { ...draft.parts, [section]: why } })
  const tick = (section: string, isOn: boolean) => {
    const { [section]: _, ...others } = draft.parts
    setDraft({ ...draft, parts: isOn ? { ...draft.parts, [section]: '' } : others })
  }
  const give = () => {
    setTried(true)
    if (faults.isEmpty || faults.withoutReason.length) return
    const returns = SECTIONS.flatMap((section) => (section in draft.parts ? [{ section, reason: draft.parts[section]!.trim() }] : []))
    onGiven({ reason: draft.reason.trim(), returns })
  }
  return (
    <Dialog {...{ title, isOpen, onClose, isBusy }} onOk={give} okText={actions.return} width={640}>
      <p className="soft return-lead">{text.returnLead}</p>
      <ul className="return-parts">
        {SECTIONS.map((section) => {
          const isOn = section in draft.parts
          const lacksReason = hasTried && faults.withoutReason.includes(section)
          return (
            <li key={section}>
              <Checkbox checked={isOn} onChange={({ target }) => tick(section, target.checked)}>
                {sections[section]}
              </Checkbox>
              {isOn && (
                <Input
                  autoFocus
                  maxLength={200}
                  value={draft.parts[section]}
                  status={lacksReason ? 'error' : ''}
                  aria-invalid={lacksReason}
                  aria-label={say(text.partReason, { section: sections[section] })}
                  placeholder={lacksReason ? text.reasonNeeded : text.reason}
                  onChange={({ target }) => setPartReason(section, target.value)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <label htmlFor={id}>{text.returnReason}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
      />
      <p className="reason-wrong" role="alert">
        {hasTried && (faults.isEmpty ? text.returnNeeded : faults.withoutReason.length > 0 && text.reasonNeeded)}
      </p>
    </Dialog>
  )
}
