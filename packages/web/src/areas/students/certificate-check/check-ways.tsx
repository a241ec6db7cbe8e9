import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { CameraScan } from './camera-scan.tsx'
import { checkText } from './check.text.ts'
import { judgeFile, judgeText } from './judge-file.calls.ts'
import type { usePublished } from './use-published.ts'
import type { CheckResult } from './verdict-panel.tsx'

type Published = NonNullable<ReturnType<typeof usePublished>['published']>
/** File or camera. An address that a phone has read from the code is judged at once. */
export function Ways({ published, onResult }: { published: Published; onResult: (result: CheckResult) => void }) {
  const text = useText(checkText)
  const input = useRef<HTMLInputElement>(null)
  const [isScanning, setScanning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const say = (judged: Awaited<ReturnType<typeof judgeFile>>) => onResult(judged === 'noCode' ? { outcome: 'noCode' } : judged)
  const latest = useRef(say)
  latest.current = say
  useEffect(() => {
    if (location.hash.length > 1) void judgeText(location.hash, published).then((judged) => latest.current(judged))
  }, [published])
  const read = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    await judgeFile(file, published).then(say, () => onResult({ outcome: 'invalid', why: 'format' }))
    setBusy(false)
  }
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
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <p className="soft">{text.uploadHelp}</p>
      {isScanning && (
        <CameraScan
          onText={(found) => {
            setScanning(false)
            void judgeText(found, published).then(say)
          }}
        />
      )}
    </section>
  )
}
