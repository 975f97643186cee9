import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { toAntd } from '#libs/design/to-antd';
import 'virtual:antd.css';
import { overlayArea } from './overlay-area';

const stormTheme = toAntd();

/** Around every antd component of the site. Loaded only with the first of them: the first paint needs no antd. */
export function StormAntd({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={stormTheme} getPopupContainer={overlayArea} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
