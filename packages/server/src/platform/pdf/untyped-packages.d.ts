// Parts of packages that have no types of their own.
declare module 'mathjax' {
  type Adaptor = { innerHTML: (node: unknown) => string }
  const MathJax: {
    init: (config: object) => Promise<void>
    tex2svgPromise: (tex: string, options: { display: boolean }) => Promise<unknown>
    startup: { adaptor: Adaptor }
  }
  export default MathJax
}
declare module 'pdfmake/js/PDFDocument.js' {
  /** A document of pdfkit, as pdfmake draws into it. */
  class PDFDocument {
    _font: unknown
    _fontSize: number
    page: object
    provideFont(family: string, isBold: boolean, isItalic: boolean): unknown
    text(text: string, x: number, y: number, options: object): this
    markContent(tag: string, options: { actual: string }): this
    endMarkedContent(): this
    save(): this
    restore(): this
  }
  const module: { default: typeof PDFDocument }
  export default module
}
declare module 'pdfmake/js/3rd-party/svg-to-pdfkit.js' {
  const module: { default: (document: object, svg: string, x: number, y: number, options: object) => void }
  export default module
}
