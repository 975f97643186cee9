import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { toAntd } from '#libs/design/to-antd';
import 'virtual:antd.css';
import { overlayArea } from './overlay-area';

const stormTheme = toAntd();

/** The theme of every antd component. Loaded with the first of them: the first paint needs no antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={stormTheme} getPopupContainer={overlayArea} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
