import { Button } from 'antd'
import { switchLanguage, useText } from '../../platform/texts/i18n.ts'
import './public-title.css'
import { publicTitleText } from './visitors.text.ts'

/**
 * The title of a page without login, with the other language next to it, because there is no frame
 * that shows it.
 */
export function PublicTitle({ title }: { title: string }) {
  const text = useText(publicTitleText)
  return (
    <div className="public-title">
      <h1>{title}</h1>
      <Button type="text" onClick={switchLanguage}>
        {text.language}
      </Button>
    </div>
  )
}
