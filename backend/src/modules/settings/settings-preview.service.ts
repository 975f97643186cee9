import { ConflictException, Injectable } from '@nestjs/common';
import { NO_PREVIEW, type PreviewedSection } from '#libs/contracts/school';
import type { SchoolFacts } from '#libs/domain/school-facts';
import { factsForPages, type OwnFacts } from '#libs/school/facts';
import { givenFields } from '../../common/records/record-crud.js';
import { SchoolFactsService } from './school-facts.service.js';
import { SettingsService } from './settings.service.js';
import type { SettingsPreview } from './settings.view.js';

/** The page on which a section shows best, by the name of its file; header and footer stand on each. */
const PAGE_OF: Record<PreviewedSection, string> = {
  contact: 'contact-us.html',
  hours: 'contact-us.html',
  links: 'contact-us.html',
  prices: 'membership.html',
};

type WritePage = (htmlFile: string, own: OwnFacts) => Promise<string>;

/**
 * Nothing runs, though the page is styled as for who has scripts; links lead to a window, which the frame of a preview
 * may not open.
 */
const HEAD_OF_PICTURE =
  '<head><meta http-equiv="Content-Security-Policy" content="script-src \'none\'" /><base target="_blank" />';

function asPicture(page: string): string {
  return page.replaceAll(/<script\b.*?<\/script>/gs, '').replace('<head>', HEAD_OF_PICTURE);
}

/** A page of the site as it would be if a section of the settings were saved. */
@Injectable()
export class SettingsPreviewService {
  private writePage: WritePage | undefined;

  constructor(
    private readonly settings: SettingsService,
    private readonly facts: SchoolFactsService,
  ) {}

  /** Only a server with the built site can write its pages. */
  writeWith(writePage: WritePage): void {
    this.writePage = writePage;
  }

  /**
   * @param dto fields of the section; the others are as they are saved
   * @throws ConflictException where the site is not built
   */
  async preview<Section extends PreviewedSection>(
    section: Section,
    dto: Partial<SchoolFacts[Section]>,
  ): Promise<SettingsPreview> {
    if (!this.writePage) throw new ConflictException(NO_PREVIEW);
    const { updatedAt: _when, ...saved } = await this.settings.read(section);
    const own = { ...this.facts.now, [section]: { ...saved, ...givenFields(dto) } };
    return { html: asPicture(await this.writePage(PAGE_OF[section], factsForPages(own))) };
  }
}
