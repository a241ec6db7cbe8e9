import { isSafeLink } from '@residency/contract/kernel/rich-text'
import { mergeAttributes, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { Pictures } from './picture.tsx'

/** A picture by its key; its address is asked for when it is drawn. */
const picture = (pictures: Pictures | undefined) =>
  Node.create({
    name: 'image',
    group: 'block',
    draggable: true,
    addAttributes: () => ({ filePath: { default: '' }, alt: { default: '' } }),
    // Nothing pasted becomes a picture: only what was uploaded here has a key.
    parseHTML: () => [],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes({ alt: HTMLAttributes.alt })],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('p')
        dom.className = 'rich-text-picture'
        const img = document.createElement('img')
        img.alt = String(node.attrs.alt)
        dom.append(img)
        pictures?.addressOf({ filePath: String(node.attrs.filePath) }).then(
          (address) => {
            img.src = address
          },
          () => {}, // what it shows stands in its place
        )
        return { dom }
      },
  })

/** What the editor can write: the nodes and marks of the contract, and no others. */
export const extensionsOf = (pictures: Pictures | undefined) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeLink(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  picture(pictures),
]
