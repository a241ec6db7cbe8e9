import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'

type Props = Pick<ButtonProps, 'type' | 'icon' | 'className' | 'children'> & {
  download: () => Promise<unknown>
}

/** Downloads a file and shows progress until it is there. Errors are reported by the call. */
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
