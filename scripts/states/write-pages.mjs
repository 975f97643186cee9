// The pages that show the pictures, from the folder itself: file:// and no server.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STATES } from './states.mjs';

const STYLE = `
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #f3f4f6; color: #111 }
  header { position: sticky; top: 0; left: 0; z-index: 2; padding: 10px 16px; background: #fff;
    border-bottom: 1px solid #ccc }
  h1 { display: inline; font-size: 16px; margin: 0 16px 0 0 }
  label { display: inline-block; margin: 0 10px 4px 0; white-space: nowrap }
  table { border-collapse: collapse }
  th, td { padding: 8px; vertical-align: top; text-align: left; border-bottom: 1px solid #ddd }
  tbody th { position: sticky; left: 0; z-index: 1; width: 180px; background: #fff; overflow-wrap: anywhere }
  img { display: block; height: 260px; max-width: 320px; object-fit: cover; object-position: top;
    border: 1px solid #bbb; background: #fff }
  pre { max-width: 420px; max-height: 260px; overflow: auto; margin: 0; font-size: 11px; background: #fff }
  figure { margin: 0 } figcaption { font-size: 12px }
  .wider { color: #b00020; font-weight: 700 }
  dialog { padding: 0; border: 0; max-width: 100vw; max-height: 100vh } dialog img { height: auto; max-width: none }
`;
const SCRIPT = `
  const large = document.querySelector('dialog');
  addEventListener('click', (event) => {
    const link = event.target.closest('a[data-large]');
    if (event.target.closest('dialog')) large.close();
    if (!link) return;
    event.preventDefault();
    large.replaceChildren(Object.assign(new Image(), { src: link.href }));
    large.showModal();
  });
  const part = document.querySelector('input[type=search]');
  const show = () => {
    for (const box of document.querySelectorAll('input[data-state]'))
      for (const cell of document.querySelectorAll('[data-of="' + box.dataset.state + '"]')) cell.hidden = !box.checked;
    for (const row of document.querySelectorAll('tbody tr')) row.hidden = !row.dataset.path.includes(part.value);
  };
  addEventListener('input', show);
  document.querySelector('button').addEventListener('click', () => {
    const boxes = [...document.querySelectorAll('input[data-state]')];
    const all = boxes.every((box) => box.checked);
    for (const box of boxes) box.checked = !all;
    show();
  });
`;

/** All screens, one a row; the states, one a column. @param {{ screens: object[] }} taken */
export async function writeIndex(folder, { screens }) {
  const used = new Set(screens.flatMap(({ pictures }) => pictures.map(({ state }) => state)));
  const columns = [...STATES.filter(({ name }) => used.has(name)), { name: 'names', title: 'Screen reader names' }];
  const head = columns.map(({ name, title }) => `<th data-of="${name}">${title}</th>`).join('');
  const rows = screens.map((screen) => row(screen, columns)).join('\n');
  const body = `<table><thead><tr><th>Screen</th>${head}</tr></thead><tbody>\n${rows}\n</tbody></table>`;
  await writeFile(path.join(folder, 'index.html'), page('Every screen in every state', filters(columns), body));
}

/** What changed, the most changed first. */
export async function writeChanges(folder, changes) {
  const rows = changes.map(changeRow).join('\n');
  const body =
    changes.length === 0
      ? '<p>Nothing changed.</p>'
      : `<table><thead><tr><th>Screen</th><th>Before</th><th>After</th><th>Difference</th></tr></thead>
        <tbody>\n${rows}\n</tbody></table>`;
  await writeFile(path.join(folder, 'changes.html'), page('What changed', filters([]), body));
}

function row({ area, path: name, pictures, names }, columns) {
  const cells = columns.map((column) => {
    if (column.name === 'names') return `<td data-of="names"><pre>${escape(names)}</pre></td>`;
    const taken = pictures.find(({ state }) => state === column.name);
    return `<td data-of="${column.name}">${taken ? figure(taken.file, wider(taken)) : ''}</td>`;
  });
  return tableRow(`${area} ${name}`, `${escape(name)}<br><small>${area}</small>`, cells);
}

function changeRow({ area, path: name, kind, state, file, difference, share, before, after }) {
  const what = kind === 'changed' ? `${(share * 100).toFixed(2)} %` : kind;
  const title = `${escape(name)}<br><small>${area}, ${state ?? 'screen reader names'}: ${what}</small>`;
  const cells =
    kind === 'names'
      ? [`<pre>${escape(before)}</pre>`, `<pre>${escape(after)}</pre>`, '']
      : [
          kind === 'new' ? '' : figure(`before/${file}`),
          kind === 'gone' ? '' : figure(file),
          difference ? figure(difference) : '',
        ];
  return tableRow(
    `${area} ${name} ${state}`,
    title,
    cells.map((cell) => `<td>${cell}</td>`),
  );
}

function tableRow(searched, title, cells) {
  return `<tr data-path="${escape(searched)}"><th>${title}</th>${cells.join('')}</tr>`;
}

function wider({ sidewaysPx }) {
  return sidewaysPx > 0 ? `<span class="wider">${sidewaysPx} px too wide</span>` : '';
}

function figure(file, caption = '') {
  const address = escape(file.split(path.sep).join('/'));
  const image = `<img loading="lazy" alt="" src="${address}">`;
  return `<figure><a data-large href="${address}">${image}</a><figcaption>${caption}</figcaption></figure>`;
}

function filters(columns) {
  const boxes = columns.map(
    ({ name, title }) => `<label><input type="checkbox" checked data-state="${name}"> ${title}</label>`,
  );
  const all = '<button type="button">All or none</button>';
  return `<label>Screen <input type="search" placeholder="part of its path"></label>${all} ${boxes.join('')}`;
}

function page(title, filter, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<header><h1>${title}</h1>${filter}</header>${body}<dialog></dialog><script>${SCRIPT}</script></html>\n`;
}

function escape(text = '') {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
