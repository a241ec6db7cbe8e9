import { Alert } from 'antd'

/** Why a question is not shown, in place of it. */
export const WithheldNote = ({ why }: { why: string | null }) => (
  <Alert showIcon type="info" title={why} />
)
