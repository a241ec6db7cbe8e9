// A module of its own, so that the library's barrel is not fetched with it.
export { Watermark as default } from 'antd'
