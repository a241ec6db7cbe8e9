import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { CameraScan } from './camera-scan.tsx'
import { checkText } from './check.text.ts'
import { judgeFile, judgeText } from './judge-file.calls.ts'
import type { usePublished } from './use-published.ts'
import type { CheckResult } from './verdict-panel.tsx'

type KeyList = NonNullable<ReturnType<typeof usePublished>['published']>

/** What a visitor gave to be judged: a file, or the text of a code. */
export type Subject = File | string

type Props = {
  published: KeyList
  subject: Subject | null
  onSubject: (subject: Subject) => void
  onResult: (result: CheckResult) => void
}

/** What a phone has read from a code, by the fragment of the address. */
export const subjectOfAddress = (hash: string): Subject | null => (hash.length > 1 ? hash : null)

async function judge(subject: Subject, published: KeyList): Promise<CheckResult> {
  const verdict =
    typeof subject === 'string'
      ? await judgeText(subject, published)
      : await judgeFile(subject, published)

  return verdict === 'noCode' ? { outcome: 'noCode' } : verdict
}

/**
 * File or camera. What was given is judged again when a newer list arrives: a revoked certificate
 * must not stay valid on the screen.
 */
export function Ways({ published, subject, onSubject, onResult }: Props) {
  const text = useText(checkText)
  const input = useRef<HTMLInputElement>(null)
  const [isScanning, setScanning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(onResult)

  latest.current = onResult

  useEffect(() => {
    if (subject === null) return

    let isReplaced = false

    setBusy(true)

    void judge(subject, published)
      .catch((): CheckResult => ({ outcome: 'invalid', why: 'format' }))
      .then((result) => {
        if (isReplaced) return

        latest.current(result)
        setBusy(false)
      })

    return () => {
      isReplaced = true
    }
  }, [subject, published])

  return (
    <section className="panel" aria-label={text.ways}>
      <div className="ways">
        <Button type="primary" size="large" loading={isBusy} onClick={() => input.current?.click()}>
          {text.upload}
        </Button>
        <Button size="large" onClick={() => setScanning(!isScanning)}>
          {isScanning ? text.cameraStop : text.camera}
        </Button>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept="application/pdf,image/*"
          aria-label={text.upload}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onSubject(file)
            target.value = ''
          }}
        />
      </div>
      <p className="soft">{text.uploadHelp}</p>
      {isScanning && (
        <CameraScan
          onText={(found) => {
            setScanning(false)
            onSubject(found)
          }}
        />
      )}
    </section>
  )
}
