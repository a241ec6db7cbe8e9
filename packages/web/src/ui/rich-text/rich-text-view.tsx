import {
  isSafeLink,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichMark,
  type RichText,
} from '@residency/contract/kernel/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { Picture, type Pictures } from './picture.tsx'
import './rich-text.css'
import { richTextText } from './rich-text.text.ts'

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

/** Renders a rich text node by node from known types; no HTML is inserted. */
export function RichTextView({ document, pictures }: { document: RichText; pictures: Pictures }) {
  return (
    <div className="rich-text">{document.content.map((node, i) => block(node, i, pictures))}</div>
  )
}

function block(node: RichBlock | RichItem, key: number, pictures: Pictures): ReactNode {
  const inner = () =>
    'content' in node
      ? (node.content as readonly RichBlock[]).map((child, i) => block(child, i, pictures))
      : null
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{lines(node.content)}</p>
    case 'heading':
      return createElement(`h${node.attrs.level}`, { key }, lines(node.content))
    case 'bulletList':
      return <ul key={key}>{inner()}</ul>
    case 'orderedList':
      return (
        <ol key={key} start={node.attrs?.start}>
          {inner()}
        </ol>
      )
    case 'listItem':
      return <li key={key}>{inner()}</li>
    case 'blockquote':
      return <blockquote key={key}>{inner()}</blockquote>
    case 'image':
      return (
        <Picture
          key={key}
          filePath={node.attrs.filePath}
          alt={node.attrs.alt}
          pictures={pictures}
        />
      )
    default:
      return null // Unknown nodes are not rendered.
  }
}

const lines = (content: readonly RichInline[] = []) => content.map(inline)

function inline(part: RichInline, key: number) {
  if (part.type === 'hardBreak') return <br key={key} />
  return (
    <Fragment key={key}>{(part.marks ?? []).reduceRight<ReactNode>(marked, part.text)}</Fragment>
  )
}

function marked(inner: ReactNode, mark: RichMark): ReactNode {
  if (mark.type !== 'link') return createElement(TAGS[mark.type], null, inner)
  return isSafeLink(mark.attrs.href) ? (
    <OutsideLink href={mark.attrs.href}>{inner}</OutsideLink>
  ) : (
    inner
  )
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useText(richTextText)
  const isMail = /^mailto:/i.test(href)
  if (isMail) return <a href={href}>{children}</a>

  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="unseen">{text.opensOutside}</span>
    </a>
  )
}
