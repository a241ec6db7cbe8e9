import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'

type Props = Pick<ButtonProps, 'type' | 'icon' | 'className' | 'children'> & { download: () => Promise<unknown> }

/** Fetches a file, busy until it is there; a refusal is told by the call itself. */
export function DownloadButton({ download, ...button }: Props) {
  const [isBusy, setBusy] = useState(false)
  const go = () => {
    setBusy(true)
    void download()
      .catch(() => {})
      .finally(() => setBusy(false))
  }
  return <Button {...button} loading={isBusy} onClick={go} />
}
